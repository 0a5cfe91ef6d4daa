import { personName } from '@almanac/domain/access/person-name';
import type { User } from '@almanac/domain/people/accounts/schema';
import { useQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import { addressFilters, pageNumber, textUpTo, useAddressFilters } from '../../platform/address.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { useExistingPage } from '../../platform/use-existing-page.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonArea, SkeletonRows } from '../../ui/skeleton.tsx';
import { peopleQuery } from './api.ts';
import { BalanceDialog } from './balance-dialog.tsx';

const longestSearch = 200;

const personFilters = addressFilters<{ search?: string | undefined; page: number }>({
  search: textUpTo(longestSearch, 'search'),
  page: pageNumber,
});

/** Finds a person and opens their leave balance; for administrators. */
export function BalancesPanel() {
  const { filters, change, showPage } = useAddressFilters(personFilters);
  const { search = '', page } = filters;
  const { data: list, error, isFetching, isPlaceholderData, refetch } = useQuery(peopleQuery(search, page));
  useExistingPage(page, isPlaceholderData ? undefined : list?.totalPages, showPage);
  const [person, setPerson] = useState<User>();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title="Leave Balances" subtitle="Set what a person has this leave year, with a reason.">
      <div className="flex flex-col gap-3" aria-busy={isFetching}>
        <SearchField
          label="Find a person"
          placeholder="Name or email address"
          search={search}
          onSearch={(text) => change({ search: text })}
          maxLength={longestSearch}
        />
        {list && list.people.length === 0 ? (
          <EmptyState
            icon={<UserSearch aria-hidden="true" />}
            title="Nobody found"
            message="Try another part of the name or address."
            headingLevel={3}
          />
        ) : list ? (
          <ul aria-label="People" className="divide-y divide-line">
            {list.people.map((each) => (
              <PersonRow
                key={each.id}
                person={each}
                onOpen={() => {
                  setPerson(each);
                  setOpen(true);
                }}
              />
            ))}
          </ul>
        ) : error ? (
          <ErrorState
            title="Failed to fetch users"
            message={errorMessage(error)}
            headingLevel={3}
            onRetry={() => refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <SkeletonArea label="Loading the people">
            <SkeletonRows rows={10} />
          </SkeletonArea>
        )}
        <Pagination label="people" page={page} totalPages={list?.totalPages ?? 1} onPageChange={showPage} />
      </div>
      {person && <BalanceDialog person={person} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function PersonRow({ person, onOpen }: { person: User; onOpen: () => void }) {
  const name = personName(person);
  const place = [person.email, person.departmentName].filter(Boolean).join(' · ');
  return (
    <li className="flex flex-wrap items-center gap-3 py-2.5">
      <Avatar name={name} />
      <div className="min-w-48 flex-1">
        <p className="font-medium text-ink">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-muted">{place}</p>
      </div>
      <Button size="small" aria-label={`Adjust balance: ${name}`} onPress={onOpen}>
        Adjust balance
      </Button>
    </li>
  );
}
