import { canAccessUserData, mayManageUsers, mayViewAdminPanel } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import { personAddress } from '@almanac/domain/erased-person';
import type { PersonDetails } from '@almanac/domain/teams/members/schema';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { isMissing } from '../../platform/http/api-error.ts';
import { isIdentifier } from '../../platform/lists/address.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useAddress } from '../../platform/lists/use-address.ts';
import { useViewer } from '../../platform/session/session.ts';
import { DayText } from '../../platform/time-text.tsx';
import { colleagueQuery } from '../../teams/members/api.ts';
import { PersonTeamsCard } from '../../teams/members/person-teams-card.tsx';
import { RequestOnBehalfDialog } from '../../time-off/booking/request-on-behalf.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { Avatar } from '../../ui/data/avatar.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { PersonAdministration } from './person-administration.tsx';
import { PersonAway } from './person-away.tsx';
import { PersonBalanceCard } from './person-balance-card.tsx';
import { usePersonVisibility } from './use-person-visibility.ts';

const PersonRequests = lazyComponent(async () => (await import('./person-requests.tsx')).PersonRequests);
const PersonYear = lazyComponent(async () => (await import('./person-year.tsx')).PersonYear);
const PersonHistory = lazyComponent(async () => (await import('./person-history.tsx')).PersonHistory);

/** Person page: public details for everyone; the rest for approvers and administrators. */
export function PersonPage() {
  const { userId } = useParams();
  if (!isIdentifier(userId)) return <Nobody />;
  return <PersonOf key={userId} id={userId.toLowerCase()} />;
}

function PersonOf({ id }: { id: string }) {
  const query = useQuery(colleagueQuery(id));
  if (isMissing(query.error)) return <Nobody />;
  return (
    <Loaded
      query={query}
      failure="Couldn't load the person"
      skeleton={<SkeletonList label="Loading the person" rows={6} />}
    >
      {(person) => <Person person={person} />}
    </Loaded>
  );
}

function Person({ person }: { person: PersonDetails }) {
  const viewer = useViewer();
  const visibility = usePersonVisibility(person.id);
  const name = personName(person);
  const isOwn = viewer.id === person.id;
  const isActive = person.isActive !== false;
  return (
    <>
      <PageHeader
        title={name}
        subtitle={person.department?.name ?? 'No department'}
        actions={
          isOwn ? (
            <LinkButton to="/profile">My Profile</LinkButton>
          ) : (
            visibility === 'full' && isActive && <RequestForPerson person={person} />
          )
        }
      />
      <Card>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Avatar name={name} size="large" />
          <div className="flex min-w-48 flex-1 flex-col gap-1">
            <div className="flex flex-wrap gap-x-5 gap-y-1">
              <Address person={person} />
              <Employment person={person} />
            </div>
            {isActive ? <PersonAway userId={person.id} /> : <DeactivatedBadge />}
            {!canAccessUserData(viewer, person.id) && <TeamNames person={person} />}
          </div>
          {mayManageUsers(viewer) && <PersonAdministration person={person} />}
        </div>
      </Card>
      {visibility === 'full' ? (
        <WholePerson person={person} />
      ) : (
        canAccessUserData(viewer, person.id) && <PersonTeamsCard userId={person.id} />
      )}
    </>
  );
}

function Address({ person }: { person: PersonDetails }) {
  const address = personAddress(person);
  if (address === undefined) return null;
  return (
    <p className="[overflow-wrap:anywhere]">
      <a
        href={`mailto:${address}`}
        className="rounded-md text-accent-text underline underline-offset-2 focus-visible:focus-ring"
      >
        {address}
      </a>
    </p>
  );
}

function DeactivatedBadge() {
  return (
    <p>
      <Badge tone="neutral">Deactivated</Badge>
    </p>
  );
}

/** First and last day of employment, if visible to the viewer. */
function Employment({ person: { employmentStart, employmentEnd } }: { person: PersonDetails }) {
  const days = [
    { term: 'First day', date: employmentStart },
    { term: 'Last day', date: employmentEnd },
  ].flatMap(({ term, date }) => (date === undefined ? [] : [{ term, date }]));
  if (days.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-ink-muted">
      {days.map(({ term, date }) => (
        <div key={term} className="flex gap-1.5">
          <dt>{term}</dt>
          <dd className="text-ink">
            <DayText date={date} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function TeamNames({ person: { teams } }: { person: PersonDetails }) {
  if (teams.length === 0) return null;
  return <p className="text-ink-muted">{teams.map(({ name }) => name).join(', ')}</p>;
}

function RequestForPerson({ person }: { person: PersonDetails }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<CalendarPlus aria-hidden="true" />} onPress={() => setOpen(true)}>
        Request Time Off for Them
      </Button>
      {isOpen && <RequestOnBehalfDialog user={person} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Details for the person, their approvers and administrators. */
function WholePerson({ person }: { person: PersonDetails }) {
  const { id } = person;
  const viewer = useViewer();
  const { address, change } = useAddress();
  const tabs = [
    {
      id: 'overview',
      label: 'Overview',
      content: (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <PersonBalanceCard userId={id} />
          <PersonTeamsCard userId={id} />
        </div>
      ),
    },
    {
      id: 'year',
      label: 'Year',
      content: <PersonYear person={person} />,
    },
    {
      id: 'requests',
      label: 'Requests',
      content: <PersonRequests userId={id} />,
    },
    ...(mayViewAdminPanel(viewer)
      ? [{ id: 'history', label: 'History', content: <PersonHistory subjectId={id} /> }]
      : []),
  ];
  const selected = tabs.find((tab) => tab.id === address.get('tab')) ?? tabs[0];
  return (
    <Tabs
      label="About this person"
      tabs={tabs}
      selectedId={selected?.id ?? 'overview'}
      onSelect={(tab) =>
        change(() => new URLSearchParams(tab === 'overview' ? {} : { tab }), { replace: true })
      }
    />
  );
}

function Nobody() {
  return (
    <>
      <PageHeader title="Person" />
      <Card>
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title="Nobody found"
          message="There is nobody at this address."
          actions={<LinkButton to="/people">Find a colleague</LinkButton>}
        />
      </Card>
    </>
  );
}
