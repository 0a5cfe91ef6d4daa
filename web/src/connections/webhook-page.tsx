import type { Webhook } from '@almanac/domain/connections/webhooks/schema';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { Loaded } from '../platform/lists/loaded.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { MessagePanel } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { webhooksQuery } from './webhooks/api.ts';
import { DeliveriesCard } from './webhooks/deliveries-card.tsx';
import { text } from './webhooks/messages/text.ts';
import { WebhookCard } from './webhooks/webhook-card.tsx';

/** The webhook of the address: what it sends, and what was delivered. */
export function WebhookPage() {
  const { webhookId = '' } = useParams();
  return (
    <Loaded
      query={useQuery(webhooksQuery)}
      failure={text('connections.webhooks.notLoaded')}
      skeleton={<SkeletonList label={text('connections.webhooks.loading')} rows={6} />}
    >
      {(webhooks) => {
        const webhook = webhooks.find(({ id }) => id === webhookId);
        return webhook ? <WebhookOfPage key={webhook.id} webhook={webhook} /> : <MissingWebhook />;
      }}
    </Loaded>
  );
}

function WebhookOfPage({ webhook }: { webhook: Webhook }) {
  return (
    <>
      <PageHeader
        title={new URL(webhook.url).host}
        above={
          <LinkButton
            to="/settings/connections"
            variant="quiet"
            size="small"
            icon={<ArrowLeft aria-hidden="true" />}
            className="-ms-2.5"
          >
            {text('connections.webhooks.all')}
          </LinkButton>
        }
      />
      <WebhookCard webhook={webhook} />
      <DeliveriesCard webhook={webhook} />
    </>
  );
}

function MissingWebhook() {
  return (
    <MessagePanel
      title={text('connections.webhooks.missing')}
      message={text('connections.webhooks.missingHint')}
      actions={<LinkButton to="/settings/connections">{text('connections.webhooks.all')}</LinkButton>}
    />
  );
}
