import { isAdmin } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import { dayText } from '@almanac/domain/calendar/date-text';
import type { PersonBalances } from '@almanac/domain/time-off/balances/account-schema';
import { checkBalanceSetting } from '@almanac/domain/time-off/balances/balance-rules';
import { useQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { useId, useState } from 'react';
import { useTypes } from '../../leave/types.ts';
import { useIsOnlyAdmin } from '../../people/accounts/use-is-only-admin.ts';
import { addressFilters, pageNumber, textUpTo, useAddressFilters } from '../../platform/address.ts';
import { ListPages } from '../../platform/list-pages.tsx';
import { Loaded } from '../../platform/loaded.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { useViewer } from '../../platform/session.ts';
import { useToday } from '../../platform/today.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/message-panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonArea, SkeletonRows } from '../../ui/skeleton.tsx';
import { limitedSentence } from './account-text.ts';
import { balanceListQuery } from './api.ts';
import { BalanceDialog } from './balance-dialog.tsx';

const pageSize = 50;
const longestSearch = 200;
const onlyAdminNote =
  'You are the only administrator: you may set your own balance, and the audit log says so.';

const personFilters = addressFilters<{ search?: string | undefined; page: number }>({
  search: textUpTo(longestSearch, 'search'),
  page: pageNumber,
});

/** What people can book, whom the viewer has in their sight; administrators set it. */
export function BalancesPanel() {
  const filtering = useAddressFilters(personFilters);
  const { search = '', page } = filtering.filters;
  const query = useQuery(balanceListQuery({ search, page, limit: pageSize }));
  const [person, setPerson] = useState<PersonReference>();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title="Leave Balances" subtitle="What each person can book, and where it comes from.">
      <div className="flex flex-col gap-3" aria-busy={query.isFetching}>
        <SearchField
          label="Find a person"
          placeholder="Name or email address"
          search={search}
          onSearch={(text) => filtering.change({ search: text })}
          maxLength={longestSearch}
        />
        <Loaded
          query={query}
          failure="Failed to fetch the balances"
          headingLevel={3}
          skeleton={
            <SkeletonArea label="Loading the people">
              <SkeletonRows rows={10} />
            </SkeletonArea>
          }
        >
          {({ rows: people, total }) => (
            <>
              {people.length === 0 ? (
                <EmptyState
                  icon={<UserSearch aria-hidden="true" />}
                  title="Nobody found"
                  message="Try another part of the name or address."
                  headingLevel={3}
                />
              ) : (
                <ul aria-label="People" className="divide-y divide-line">
                  {people.map((each) => (
                    <PersonRow
                      key={each.person.id}
                      {...each}
                      onOpen={() => {
                        setPerson(each.person);
                        setOpen(true);
                      }}
                    />
                  ))}
                </ul>
              )}
              <ListPages
                {...filtering}
                label="people"
                totalPages={Math.ceil(total / pageSize)}
                isOutdated={query.isPlaceholderData}
              />
            </>
          )}
        </Loaded>
      </div>
      {person && <BalanceDialog person={person} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function PersonRow({ person, departmentName, accounts, onOpen }: PersonBalances & { onOpen: () => void }) {
  const name = personName(person);
  const viewer = useViewer();
  const noteId = useId();
  const isOnlyAdmin = useIsOnlyAdmin();
  const permission = checkBalanceSetting(viewer, person.id);
  return (
    <li className="flex flex-wrap items-center gap-3 py-2.5">
      <Avatar name={name} />
      <div className="min-w-48 flex-1">
        <p className="font-medium text-ink">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-muted">{[person.email, departmentName].filter(Boolean).join(' · ')}</p>
        <AccountLines accounts={accounts} />
        {isAdmin(viewer) && permission.refused && (
          <p id={noteId} className="text-sm text-ink-muted">
            {isOnlyAdmin ? onlyAdminNote : `${permission.message}.`}
          </p>
        )}
      </div>
      <LinkButton
        to={person.id === viewer.id ? '/balance' : `/balance/${person.id}`}
        size="small"
        aria-label={`Show balance: ${name}`}
      >
        Show balance
      </LinkButton>
      {isAdmin(viewer) && (
        <Button
          size="small"
          aria-label={`Adjust balance: ${name}`}
          {...(permission.refused && { 'aria-describedby': noteId })}
          isDisabled={permission.refused && !isOnlyAdmin}
          onPress={onOpen}
        >
          Adjust balance
        </Button>
      )}
    </li>
  );
}

function AccountLines({ accounts }: Pick<PersonBalances, 'accounts'>) {
  const { nameOf } = useTypes();
  const today = useToday();
  return accounts.map((account) => (
    <p key={account.type} className="text-sm text-ink">
      <bdi>{nameOf(account.type)}</bdi>:{' '}
      {limitedSentence(account, (date) => dayText(date, today, readerLocale()))}
    </p>
  ));
}
