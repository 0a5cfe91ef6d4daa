import { canAccessUserData, mayViewAdminPanel } from '@almanac/domain/access/permissions';
import { personAddress } from '@almanac/domain/erased-person';
import type { PersonDetails } from '@almanac/domain/teams/members/schema';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useParams } from 'react-router';
import { isMissing } from '../../platform/http/api-error.ts';
import { isIdentifier } from '../../platform/lists/address.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useAddress } from '../../platform/lists/use-address.ts';
import { useViewer } from '../../platform/session/session.ts';
import { colleagueQuery } from '../../teams/members/api.ts';
import { PersonTeamsCard } from '../../teams/members/person-teams-card.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { MailAddress } from '../../ui/data/mail-address.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { InlineList } from './inline-list.tsx';
import { text } from './messages/text.ts';
import { PersonAwayFacts } from './person-away.tsx';
import { PersonBalanceCard } from './person-balance-card.tsx';
import { PersonFact } from './person-fact.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonHeader } from './person-header.tsx';
import { PersonNextDays } from './person-next-days.tsx';

const PersonRequests = lazyComponent(async () => (await import('./person-requests.tsx')).PersonRequests);
const PersonYear = lazyComponent(async () => (await import('./person-year.tsx')).PersonYear);
const PersonHistory = lazyComponent(async () => (await import('./person-history.tsx')).PersonHistory);

/** Person page: public details for everyone; the rest for approvers and administrators. */
export function PersonPage() {
  const { userId } = useParams();
  if (!isIdentifier(userId)) return <NoOne />;
  return <PersonOf key={userId} id={userId.toLowerCase()} />;
}

function PersonOf({ id }: { id: string }) {
  const query = useQuery(colleagueQuery(id));
  if (isMissing(query.error)) return <NoOne />;
  return (
    <Loaded
      query={query}
      failure={text('dashboard.person.notLoaded')}
      skeleton={<SkeletonList label={text('dashboard.person.loading')} rows={6} />}
    >
      {(person) => <Person person={person} />}
    </Loaded>
  );
}

function Person({ person }: { person: PersonDetails }) {
  const viewer = useViewer();
  if (person.role === undefined) return <Colleague person={person} />;
  const isOwn = viewer.id === person.id;
  return (
    <>
      <PersonHeader person={person} />
      <Card {...(isOwn && { title: text('dashboard.person.yourDetails') })}>
        <dl className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2 sm:gap-y-4 lg:grid-cols-4">
          <Address person={person} />
          <PersonFacts person={person} />
        </dl>
      </Card>
      <WholePerson person={person} />
    </>
  );
}

/** What everyone may know about a colleague, in one small card; managers see the allocations as well. */
function Colleague({ person }: { person: PersonDetails }) {
  const seesAllocations = canAccessUserData(useViewer(), person.id);
  return (
    <>
      <Card className="max-w-2xl">
        <div className="flex flex-col gap-5">
          <PersonHeader person={person} />
          <dl className="grid gap-x-8 gap-y-2.5 border-t border-line pt-5 sm:grid-cols-2 sm:gap-y-4">
            <Address person={person} />
            {!seesAllocations && <TeamNames person={person} />}
            {person.isActive !== false && <PersonAwayFacts userId={person.id} />}
          </dl>
        </div>
      </Card>
      {seesAllocations && <PersonTeamsCard person={person} />}
    </>
  );
}

function Address({ person }: { person: PersonDetails }) {
  const address = personAddress(person);
  if (address === undefined) return null;
  return (
    <PersonFact term={text('dashboard.person.email')}>
      <a
        href={`mailto:${address}`}
        className="rounded-md text-accent-text underline underline-offset-2 focus-visible:focus-ring"
      >
        <MailAddress address={address} />
      </a>
    </PersonFact>
  );
}

function TeamNames({ person: { teams } }: { person: PersonDetails }) {
  if (teams.length === 0) return null;
  return (
    <PersonFact term={text('dashboard.person.teams')}>
      <InlineList>
        {teams.map(({ id, name }) => (
          <bdi key={id}>{name}</bdi>
        ))}
      </InlineList>
    </PersonFact>
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
      label: text('dashboard.person.overview'),
      content: (
        <div className="grid items-start gap-5 xl:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-5">
            <PersonBalanceCard userId={id} />
            <PersonNextDays userId={id} />
          </div>
          <PersonTeamsCard person={person} />
        </div>
      ),
    },
    {
      id: 'year',
      label: text('dashboard.person.year'),
      content: <PersonYear person={person} />,
    },
    {
      id: 'requests',
      label: text('dashboard.person.requests'),
      content: <PersonRequests userId={id} />,
    },
    ...(mayViewAdminPanel(viewer)
      ? [
          {
            id: 'history',
            label: text('dashboard.person.historyTab'),
            content: <PersonHistory subjectId={id} />,
          },
        ]
      : []),
  ];
  const selected = tabs.find((tab) => tab.id === address.get('tab')) ?? tabs[0];
  return (
    <Tabs
      label={text('dashboard.person.tabs')}
      tabs={tabs}
      selectedId={selected?.id ?? 'overview'}
      onSelect={(tab) =>
        change(() => new URLSearchParams(tab === 'overview' ? {} : { tab }), { replace: true })
      }
    />
  );
}

function NoOne() {
  return (
    <>
      <PageHeader title={text('dashboard.person.title')} />
      <Card>
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={text('dashboard.person.noOne')}
          message={text('dashboard.person.noOneHint')}
          actions={<LinkButton to="/people">{text('dashboard.person.findColleague')}</LinkButton>}
        />
      </Card>
    </>
  );
}
