import { greetedName } from '@almanac/domain/access/person-name';
import { approverRoles } from '@almanac/domain/access/role-gate';
import { weekdayText } from '@almanac/domain/calendar/date-text';
import { Check } from 'lucide-react';
import { Suspense, useId } from 'react';
import { AdminOnly, RoleGate } from '../access/role-gate.tsx';
import { readerLocale } from '../platform/locale.ts';
import { useViewer } from '../platform/session/session.ts';
import { useHour, useToday } from '../platform/session/today.ts';
import { NameQuestion } from '../profile/name-question.tsx';
import { SetupCard } from '../setup/setup-card.tsx';
import { heightOfOldest, OldestRequestsSkeleton } from '../time-off/approvals/oldest-requests-skeleton.tsx';
import { LapseBanner } from '../time-off/balances/lapse-banner.tsx';
import { AwayCard } from '../time-off/presence/away/away-card.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Card } from '../ui/card.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';
import { LatePart } from '../ui/lazy-part.tsx';
import { useDocumentTitle } from '../ui/page/document-title.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { greetingAt } from './greeting.ts';
import { rich, text } from './messages/text.ts';
import { OfficeSkeleton } from './office-skeleton.tsx';
import { OwnLeaveCard } from './own-leave-card.tsx';

export function DashboardPage() {
  useDocumentTitle(text('dashboard.title'));
  return (
    <>
      <Greeting />
      <NameQuestion />
      <LapseBanner />
      <AdminOnly>
        <SetupCard />
      </AdminOnly>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(22rem,1fr)]">
        <OwnLeaveCard />
        <AwayCard />
      </div>
      <RoleGate roles={approverRoles}>
        <WaitingCard />
      </RoleGate>
      <AdminOnly>
        <div className="grid gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(22rem,1fr)]">
          <Suspense fallback={<OfficeCardsSkeleton />}>
            <OfficeCards />
          </Suspense>
        </div>
      </AdminOnly>
      <LatePart fallback={<RibbonSkeleton />}>
        <OwnRibbon />
      </LatePart>
      <ComingSoon />
    </>
  );
}

// Loads after what is read first.
const OwnRibbon = lazyComponent(async () => (await import('../time-off/booking/own-ribbon.tsx')).OwnRibbon);

/** As tall as the ribbon, so that nothing shifts. */
function RibbonSkeleton() {
  return (
    <div className="rounded-md border border-line bg-card px-5 py-4 max-md:px-4">
      <Skeleton className="h-52.5 w-full max-md:h-80" />
    </div>
  );
}

const OfficeCards = lazyComponent(async () => (await import('./office-cards.tsx')).OfficeCards);

function OfficeCardsSkeleton() {
  const cards = [
    { title: text('dashboard.toDo'), loading: text('dashboard.tasksLoading') },
    { title: text('dashboard.outToday'), loading: text('dashboard.outLoading') },
  ];
  return cards.map(({ title, loading }) => (
    <Card key={title} title={title}>
      <div className="min-h-42">
        <OfficeSkeleton label={loading} />
      </div>
    </Card>
  ));
}

const OldestRequests = lazyComponent(
  async () => (await import('../time-off/approvals/oldest-requests.tsx')).OldestRequests,
);

/** The viewer's oldest pending requests; their code loads after the rest of the page. */
function WaitingCard() {
  return (
    <Card
      title={text('dashboard.waiting')}
      actions={
        <LinkButton to="/time-off/approvals" size="small">
          {text('dashboard.allApprovals')}
        </LinkButton>
      }
    >
      <div className={`@container flex flex-col ${heightOfOldest(useViewer())}`}>
        <Suspense fallback={<OldestRequestsSkeleton />}>
          <OldestRequests />
        </Suspense>
      </div>
    </Card>
  );
}

function Greeting() {
  const { name } = useViewer();
  const today = useToday();
  const [greeting, greetingTo] = greetingAt(useHour());
  return (
    <header>
      <h1 className="text-2xl font-semibold wrap-anywhere text-ink">
        {name === '' ? text(greeting) : rich(greetingTo, { name: <bdi>{greetedName(name)}</bdi> })}
      </h1>
      <p className="pt-1 text-ink-muted">
        <time dateTime={today}>{weekdayText(today, readerLocale())}</time>
      </p>
    </header>
  );
}

const coming = [
  'dashboard.employeeProfiles',
  'dashboard.performanceReviews',
  'dashboard.timeTracking',
  'dashboard.assetManagement',
] as const;

function ComingSoon() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="px-1 text-sm text-ink-muted">
      <h2 id={headingId} className="inline font-medium">
        {text('dashboard.comingSoon')}
      </h2>
      <ul className="inline">
        {coming.map((key) => (
          <li key={key} className="inline before:px-1.5 before:content-['·']">
            {text(key)}
          </li>
        ))}
        <li className="inline before:px-1.5 before:content-['·']">
          {rich('dashboard.timeOffDone', {
            mark: <Check aria-hidden="true" data-tone="success" className="inline size-4 text-tone-text" />,
          })}
        </li>
      </ul>
    </section>
  );
}
