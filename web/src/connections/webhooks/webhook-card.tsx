import type { Webhook } from '@almanac/domain/connections/webhooks/schema';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { toastFailure } from '../../platform/forms/failure-toast.ts';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { deleteWebhookMutation, reloadWebhook, rotateWebhookMutation, testWebhookMutation } from './api.ts';
import { text } from './messages/text.ts';
import { WebhookSecret } from './webhook-secret.tsx';
import { eventsText, SwitchButton, WebhookState } from './webhooks-card.tsx';

const EditWebhookForm = lazyComponent(async () => (await import('./webhook-form.tsx')).EditWebhookForm);

/** What a webhook sends, and what can be done with it. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const [open, setOpen] = useState<'edit' | 'rotate' | 'remove'>();
  const [secret, setSecret] = useState<string>();
  const navigate = useNavigate();
  const close = () => setOpen(undefined);
  return (
    <Card
      title={
        <bdi dir="ltr" className="[overflow-wrap:anywhere]">
          {webhook.url}
        </bdi>
      }
      help={<HelpMark at="connecting#webhooks" />}
      actions={
        <>
          <TestButton webhook={webhook} />
          <SwitchButton webhook={webhook} />
        </>
      }
      footer={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onPress={() => setOpen('edit')}>
            {text('connections.webhooks.edit')}
          </Button>
          <Button size="small" onPress={() => setOpen('rotate')}>
            {text('connections.webhooks.rotate')}
          </Button>
          <Button size="small" onPress={() => setOpen('remove')}>
            {text('connections.webhooks.remove')}
          </Button>
        </div>
      }
    >
      {webhook.isSecretLost && (
        <Alert tone="danger" title={text('connections.webhooks.secretLost')}>
          {text('connections.webhooks.secretLostHint')}
        </Alert>
      )}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact term={text('connections.webhooks.state')}>
          <WebhookState webhook={webhook} />
        </Fact>
        <Fact term={text('connections.webhooks.events')}>{eventsText(webhook)}</Fact>
        <Fact term={text('connections.webhooks.names')}>{sentText(webhook.names)}</Fact>
        <Fact term={text('connections.webhooks.types')}>{sentText(webhook.types)}</Fact>
      </dl>
      {open === 'edit' && (
        <FormDialog title={text('connections.webhooks.edit')} fields={5} onClose={close}>
          <EditWebhookForm webhook={webhook} onClose={close} />
        </FormDialog>
      )}
      {open === 'rotate' && (
        <ConfirmAction
          mutation={{
            ...rotateWebhookMutation(),
            onSuccess: (rotated) => setSecret(rotated.secret),
          }}
          input={webhook}
          title={text('connections.webhooks.rotate')}
          message={text('connections.webhooks.rotateQuestion')}
          confirmLabel={text('connections.webhooks.rotate')}
          pendingLabel={text('connections.webhooks.rotating')}
          cancelLabel={text('connections.webhooks.keepSecret')}
          onClose={close}
        />
      )}
      {secret !== undefined && (
        <WebhookSecret
          secret={secret}
          onClose={() => {
            setSecret(undefined);
            close();
          }}
        />
      )}
      {open === 'remove' && (
        <ConfirmAction
          mutation={deleteWebhookMutation()}
          input={webhook}
          reload={reloadWebhook}
          title={text('connections.webhooks.remove')}
          message={text('connections.webhooks.removeQuestion')}
          confirmLabel={text('connections.webhooks.remove')}
          pendingLabel={text('connections.webhooks.removing')}
          cancelLabel={text('connections.webhooks.keep')}
          variant="danger"
          done={{ text: text('connections.webhooks.removed'), detail: webhook.url }}
          onClose={close}
          onDone={() => void navigate('/settings/connections')}
        />
      )}
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-0.5">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}

function sentText(isSent: boolean): string {
  return text(isSent ? 'connections.webhooks.sent' : 'connections.webhooks.notSent');
}

function TestButton({ webhook }: { webhook: Webhook }) {
  const mutation = testWebhookMutation();
  const { mutate, isPending } = useMutationOnce({
    ...mutation,
    onSuccess: () => toast(text('connections.webhooks.tested'), { detail: webhook.url }),
    onError: (error) => toastFailure(text('connections.webhooks.notTested'), error),
  });
  return (
    <Button
      size="small"
      isPending={isPending}
      pendingLabel={text('connections.webhooks.testing')}
      onPress={() => mutate(webhook)}
    >
      {text('connections.webhooks.test')}
    </Button>
  );
}
