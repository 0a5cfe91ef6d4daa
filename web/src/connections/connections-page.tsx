import { BackToSettings } from '../access/back-to-settings.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { ChannelsCard } from './channels/channels-card.tsx';
import { AllFeedsCard } from './feeds/all-feeds-card.tsx';
import { LeavingCard } from './leaving-card.tsx';
import { text } from './messages/text.ts';
import { WebhooksCard } from './webhooks/webhooks-card.tsx';

/** What leaves the company, and the webhooks and feeds that carry it. */
export function ConnectionsPage() {
  return (
    <>
      <PageHeader
        title={text('connections.title')}
        subtitle={text('connections.subtitle')}
        above={<BackToSettings />}
      />
      <LeavingCard />
      <WebhooksCard />
      <ChannelsCard />
      <AllFeedsCard />
    </>
  );
}
