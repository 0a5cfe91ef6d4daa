import { personName } from '@almanac/domain/access/person-name';
import { approverRoles } from '@almanac/domain/access/role-gate';
import { longDateText } from '@almanac/domain/calendar/date-text';
import { Check } from 'lucide-react';
import { Suspense, useId } from 'react';
import { RoleBadge, VerifiedBadge } from '../access/account-badges.tsx';
import { AdminOnly, RoleGate } from '../access/role-gate.tsx';
import { readerLocale } from '../platform/locale.ts';
import { useCompany } from '../platform/session/company.ts';
import { useViewer } from '../platform/session/session.ts';
import { useToday } from '../platform/session/today.ts';
import { NameQuestion } from '../profile/name-question.tsx';
import { OldestRequestsSkeleton } from '../time-off/approvals/oldest-requests-skeleton.tsx';
import { LapseBanner } from '../time-off/balances/lapse-banner.tsx';
import { LeaveBalanceCard } from '../time-off/balances/leave-balance-card.tsx';
import { AwayCard } from '../time-off/presence/away/away-card.tsx';
import { NextDaysOffLine } from '../time-off/presence/away/next-days-off-line.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Card } from '../ui/card.tsx';
import { Avatar } from '../ui/data/avatar.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';
import { useDocumentTitle } from '../ui/page/document-title.ts';
import { QuickActions } from './quick-actions.tsx';

export function DashboardPage() {
  useDocumentTitle('Dashboard');
  return (
    <>
      <WelcomeBanner />
      <NameQuestion />
      <LapseBanner />
      <AdminOnly>
        <Suspense>
          <MissingHolidaysBanner />
          <RecalculationsBanner />
        </Suspense>
      </AdminOnly>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(20.5rem,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <LeaveBalanceCard footer={<NextDaysOffLine />} />
          <QuickActions />
          <RoleGate roles={approverRoles}>
            <WaitingCard />
          </RoleGate>
        </div>
        <div className="grid min-w-0 items-start gap-5 sm:grid-cols-2 xl:grid-cols-1">
          <AwayCard />
          <ProfileCard />
        </div>
      </div>
      <ComingSoon />
    </>
  );
}

const MissingHolidaysBanner = lazyComponent(
  async () => (await import('../work-time/missing-holidays-banner.tsx')).MissingHolidaysBanner,
);

const RecalculationsBanner = lazyComponent(
  async () => (await import('../time-off/recalculations/recalculations-banner.tsx')).RecalculationsBanner,
);

const OldestRequests = lazyComponent(
  async () => (await import('../time-off/approvals/oldest-requests.tsx')).OldestRequests,
);

/** The viewer's oldest pending requests; their code loads after the rest of the page. */
function WaitingCard() {
  return (
    <Card
      title="Waiting for you"
      actions={
        <LinkButton to="/time-off/approvals" size="small">
          All approvals
        </LinkButton>
      }
    >
      <div className="@container flex min-h-42 flex-col">
        <Suspense fallback={<OldestRequestsSkeleton />}>
          <OldestRequests />
        </Suspense>
      </div>
    </Card>
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

const coming = ['Employee profiles', 'Performance reviews', 'Time tracking', 'Asset management'];

function ComingSoon() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="px-1 text-sm text-ink-muted">
      <h2 id={headingId} className="inline font-medium">
        Coming soon
      </h2>
      <ul className="inline">
        {coming.map((name) => (
          <li key={name} className="inline before:px-1.5 before:content-['·']">
            {name}
          </li>
        ))}
        <li className="inline before:px-1.5 before:content-['·']">
          Time off <Check aria-hidden="true" data-tone="success" className="inline size-4 text-tone-text" />{' '}
          Done
        </li>
      </ul>
    </section>
  );
}
