import type { CreatedWebhook, Webhook } from '@almanac/domain/connections/webhooks/schema';
import { useQuery } from '@tanstack/react-query';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { toastFailure } from '../../platform/forms/failure-toast.ts';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { AddButton } from '../../ui/button/add-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Table } from '../../ui/data/table.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { switchWebhookMutation, webhooksQuery } from './api.ts';
import { text } from './messages/text.ts';
import { WebhookSecret } from './webhook-secret.tsx';

const WebhookForm = lazyComponent(async () => (await import('./webhook-form.tsx')).WebhookForm);

/** The webhooks of the company. */
export function WebhooksCard() {
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<CreatedWebhook>();
  return (
    <Card
      title={text('connections.webhooks.title')}
      subtitle={text('connections.webhooks.hint')}
      help={<HelpMark at="connecting#webhooks" />}
      actions={<AddButton onPress={() => setAdding(true)}>{text('connections.webhooks.add')}</AddButton>}
    >
      <Loaded
        query={useQuery(webhooksQuery)}
        failure={text('connections.webhooks.notLoaded')}
        headingLevel={3}
        skeleton={<SkeletonList label={text('connections.webhooks.loading')} rows={2} />}
      >
        {(webhooks) => <WebhookTable webhooks={webhooks} />}
      </Loaded>
      {isAdding && (
        <FormDialog title={text('connections.webhooks.add')} fields={5} onClose={() => setAdding(false)}>
          <WebhookForm
            onClose={() => setAdding(false)}
            onCreated={(webhook) => {
              setAdding(false);
              setCreated(webhook);
            }}
          />
        </FormDialog>
      )}
      {created && <WebhookSecret secret={created.secret} onClose={() => setCreated(undefined)} />}
    </Card>
  );
}

function WebhookTable({ webhooks }: { webhooks: readonly Webhook[] }) {
  return (
    <Table
      label={text('connections.webhooks.title')}
      rows={webhooks}
      rowKey={({ id }) => id}
      emptyState={
        <EmptyState
          icon={<WebhookIcon aria-hidden="true" />}
          title={text('connections.webhooks.none')}
          message={text('connections.webhooks.noneHint')}
        />
      }
      columns={[
        {
          id: 'url',
          header: text('connections.webhooks.address'),
          isRowHeader: true,
          cell: ({ id, url }) => (
            <Link
              to={`/settings/connections/webhooks/${id}`}
              className="font-medium text-accent-text [overflow-wrap:anywhere] hover:underline"
            >
              <bdi dir="ltr">{url}</bdi>
            </Link>
          ),
        },
        {
          id: 'events',
          header: text('connections.webhooks.events'),
          shownFrom: 'medium',
          cell: eventsText,
        },
        {
          id: 'state',
          header: text('connections.webhooks.state'),
          cell: (webhook) => <WebhookState webhook={webhook} />,
        },
        {
          id: 'actions',
          header: text('connections.webhooks.actions'),
          align: 'end',
          isHeaderHidden: true,
          cell: (webhook) => <SwitchButton webhook={webhook} />,
        },
      ]}
    />
  );
}

/** How many events are sent, or that all are. */
export function eventsText({ events }: Pick<Webhook, 'events'>): string {
  return events.some((event) => event === '*')
    ? text('connections.webhooks.everyEvent')
    : text('connections.webhooks.eventCount', { count: events.length });
}

/** Whether the webhook is on, and why it can't be. */
export function WebhookState({ webhook: { isActive, isSecretLost } }: { webhook: Webhook }) {
  if (isSecretLost) return <Badge tone="danger">{text('connections.webhooks.secretLost')}</Badge>;
  return (
    <Badge tone={isActive ? 'success' : 'neutral'}>
      {text(isActive ? 'connections.webhooks.on' : 'connections.webhooks.off')}
    </Badge>
  );
}

/** Switches the webhook on or off. */
export function SwitchButton({ webhook }: { webhook: Webhook }) {
  const { isActive, isSecretLost } = webhook;
  const mutation = switchWebhookMutation();
  const { mutate, isPending } = useMutationOnce({
    ...mutation,
    onError: (error) => toastFailure(text('connections.webhooks.notSaved'), error),
  });
  return (
    <Button
      size="small"
      aria-label={text(isActive ? 'connections.webhooks.turnOffNamed' : 'connections.webhooks.turnOnNamed', {
        url: webhook.url,
      })}
      isPending={isPending}
      pendingLabel={text('connections.webhooks.saving')}
      isDisabled={isSecretLost === true && !isActive}
      onPress={() => mutate({ ...webhook, isActive: !isActive })}
    >
      {text(isActive ? 'connections.webhooks.turnOff' : 'connections.webhooks.turnOn')}
    </Button>
  );
}
