import { LinkButton } from '../ui/button/link-button.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { EmailSettingsCard } from './email-settings-card.tsx';
import { CalendarHelpCard } from './feeds/calendar-help-card.tsx';
import { FeedsCard } from './feeds/feeds-card.tsx';
import { text } from './messages/text.ts';

/** What the viewer gets in their calendar and inbox. */
export function CalendarPage() {
  return (
    <>
      <PageHeader
        title={text('connections.calendarTitle')}
        subtitle={text('connections.calendarSubtitle')}
        actions={<LinkButton to="/profile">{text('connections.otherEmails')}</LinkButton>}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <FeedsCard />
          <EmailSettingsCard />
        </div>
        <CalendarHelpCard />
      </div>
    </>
  );
}
