import { personName } from '@almanac/domain/access/person-name';
import { formatList } from '@almanac/domain/language/formats';
import type { Colleague } from '@almanac/domain/teams/members/schema';
import { useQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { PeopleTabs } from '../access/people-tabs.tsx';
import { PersonLink } from '../access/person-link.tsx';
import { Face } from '../people/photos/face.tsx';
import { isolated } from '../platform/isolated.ts';
import { useAddressFilters } from '../platform/lists/address.ts';
import { ListPages } from '../platform/lists/list-pages.tsx';
import { Loaded } from '../platform/lists/loaded.tsx';
import { readerLocale } from '../platform/locale.ts';
import { Card } from '../ui/card.tsx';
import { MailAddress } from '../ui/data/mail-address.tsx';
import { SearchField } from '../ui/field/search-field.tsx';
import { FilterBar } from '../ui/filter/filter-bar.tsx';
import { EmptyState } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { colleaguePageSize, colleaguesQuery } from './members/api.ts';
import { text } from './messages/text.ts';
import { longestPeopleSearch, peopleFilters } from './people-filters.ts';

/** The staff directory, for everyone. */
export function PeoplePage() {
  const filtering = useAddressFilters(peopleFilters);
  const { filters, fieldOf, clear } = filtering;
  const query = useQuery(colleaguesQuery(filters));
  return (
    <>
      <PageHeader title={text('teams.people')} />
      <PeopleTabs />
      <Card>
        <div className="flex flex-col gap-3" aria-busy={query.isFetching}>
          <FilterBar
            label={text('teams.peopleFilter')}
            isShort
            isFiltered={peopleFilters.isFiltered(filters)}
            onClear={clear}
            search={
              <SearchField
                label={text('teams.findPerson')}
                placeholder={text('teams.findPersonPlaceholder')}
                {...fieldOf('search')}
                maxLength={longestPeopleSearch}
              />
            }
          />
          <Loaded
            query={query}
            failure={text('teams.peopleNotLoaded')}
            skeleton={<SkeletonList label={text('teams.loadingPeople')} rows={10} />}
          >
            {({ rows: people, total }) => (
              <>
                <p aria-live="polite" className="text-sm text-ink-muted">
                  {text('teams.personCount', { count: total })}
                </p>
                <People people={people} />
                <ListPages
                  {...filtering}
                  label={text('teams.peoplePages')}
                  totalPages={Math.ceil(total / colleaguePageSize)}
                  isOutdated={query.isPlaceholderData}
                />
              </>
            )}
          </Loaded>
        </div>
      </Card>
    </>
  );
}

function People({ people }: { people: readonly Colleague[] }) {
  if (people.length === 0) {
    return (
      <EmptyState
        icon={<UserSearch aria-hidden="true" />}
        title={text('teams.noOneFound')}
        message={text('teams.noOneFoundHint')}
      />
    );
  }
  return (
    <ul aria-label={text('teams.people')} className="divide-y divide-line">
      {people.map((person) => (
        <PersonRow key={person.id} person={person} />
      ))}
    </ul>
  );
}

function PersonRow({ person }: { person: Colleague }) {
  const name = personName(person);
  const teams = person.teams.map((team) => isolated(team.name));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5">
      <Face personId={person.id} name={name} />
      <div className="min-w-48 flex-1">
        <p className="font-medium text-ink">
          <PersonLink person={person} />
        </p>
        <p className="text-sm text-ink-muted">
          <a
            href={`mailto:${person.email}`}
            className="inline-block min-h-6 max-w-full rounded-md leading-6 hover:underline"
          >
            <MailAddress address={person.email} />
          </a>
        </p>
      </div>
      <div className="min-w-48 flex-1 text-sm text-ink-muted">
        <p>
          <bdi>{person.department?.name ?? text('teams.noDepartment')}</bdi>
        </p>
        {person.teams.length > 0 && <p>{formatList(teams, readerLocale(), 'plain')}</p>}
      </div>
    </li>
  );
}
