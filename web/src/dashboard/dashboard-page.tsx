import { personName } from '@almanac/domain/access/person-name';
import { longDateText } from '@almanac/domain/calendar/date-text';
import { useCompany } from '../platform/company.ts';
import { readerLocale } from '../platform/locale.ts';
import { useViewer } from '../platform/session.ts';
import { useToday } from '../platform/today.ts';
import { LeaveBalanceCard } from '../time-off/balances/leave-balance-card.tsx';
import { useDocumentTitle } from '../ui/document-title.ts';
import { ComingSoonCard } from './coming-soon-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { QuickActions } from './quick-actions.tsx';

export function DashboardPage() {
  useDocumentTitle('Dashboard');
  return (
    <>
      <WelcomeBanner />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <LeaveBalanceCard />
          <QuickActions />
        </div>
        <div className="grid min-w-0 items-start gap-5 sm:grid-cols-2 xl:grid-cols-1">
          <ProfileCard />
          <ComingSoonCard />
        </div>
      </div>
    </>
  );
}

function WelcomeBanner() {
  const viewer = useViewer();
  const { name: companyName } = useCompany();
  const today = useToday();
  return (
    <header>
      <h1 className="text-2xl font-semibold text-ink">Welcome, {personName(viewer)}</h1>
      <p className="pt-1 text-ink-muted">
        <time dateTime={today}>{longDateText(today, readerLocale())}</time> · {companyName}
      </p>
    </header>
  );
}
