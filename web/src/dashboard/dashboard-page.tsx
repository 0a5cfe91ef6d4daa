import { personName } from '@almanac/domain/access/person-name';
import { longDateText } from '@almanac/domain/calendar/date-text';
import { Check, CircleDashed } from 'lucide-react';
import { RoleBadge, VerifiedBadge } from '../access/account-badges.tsx';
import { useCompany } from '../platform/company.ts';
import { readerLocale } from '../platform/locale.ts';
import { useViewer } from '../platform/session.ts';
import { useToday } from '../platform/today.ts';
import { LapseBanner } from '../time-off/balances/lapse-banner.tsx';
import { LeaveBalanceCard } from '../time-off/balances/leave-balance-card.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { useDocumentTitle } from '../ui/document-title.ts';
import { QuickActions } from './quick-actions.tsx';

export function DashboardPage() {
  useDocumentTitle('Dashboard');
  return (
    <>
      <WelcomeBanner />
      <LapseBanner />
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

function ProfileCard() {
  const viewer = useViewer();
  const { name, email, role, emailVerified } = viewer;
  return (
    <Card title="Your profile">
      <div className="flex items-center gap-3">
        <Avatar name={personName(viewer)} size="large" />
        <div className="min-w-0">
          <p className="font-medium text-ink">{name || 'Not provided'}</p>
          <p className="text-ink-muted">{email}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 pt-4">
        <RoleBadge role={role} />
        <VerifiedBadge isVerified={emailVerified} />
      </div>
    </Card>
  );
}

const features = [
  { name: 'Time off', isDone: true },
  { name: 'Employee profiles', isDone: false },
  { name: 'Performance reviews', isDone: false },
  { name: 'Time tracking', isDone: false },
  { name: 'Asset management', isDone: false },
];

function ComingSoonCard() {
  return (
    <Card title="Coming soon">
      <ul className="flex flex-col gap-2">
        {features.map(({ name, isDone }) => (
          <li key={name} className="flex min-h-6 items-center gap-2.5">
            {isDone ? (
              <Check aria-hidden="true" data-tone="success" className="size-4 text-tone-text" />
            ) : (
              <CircleDashed aria-hidden="true" className="size-4 text-ink-subtle" />
            )}
            <span className={isDone ? 'flex-1 text-ink' : 'flex-1 text-ink-muted'}>{name}</span>
            {isDone && <Badge tone="success">Done</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
