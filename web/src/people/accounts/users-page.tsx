import { isErased } from '@almanac/domain/erased-person';
import type { User } from '@almanac/domain/people/accounts/schema';
import { useQuery } from '@tanstack/react-query';
import { FileUp, UserPlus, UserSearch } from 'lucide-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { BackToAdmin } from '../../access/back-to-admin.tsx';
import { departmentsQuery } from '../../departments/api.ts';
import { useAddressFilters } from '../../platform/lists/address.ts';
import { ExportMenu } from '../../platform/lists/export-menu.tsx';
import { ListPages } from '../../platform/lists/list-pages.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { userCountsQuery, userListQuery } from './api.ts';
import { BulkUserBar } from './bulk-user-bar.tsx';
import { text } from './messages/text.ts';
import type { UserChange } from './user-actions.tsx';
import { UserFilterBar } from './user-filter-bar.tsx';
import { userExportInput, userFilters, userPageSize } from './user-filters.ts';
import type { LaterLeave } from './user-form.tsx';
import { UserList, UserListSkeleton } from './user-list.tsx';

const UserDialogs = lazyDialog(
  async () => (await import('./user-dialogs.tsx')).UserDialogs,
  ({ dialog }) => dialog !== undefined,
);

interface UsersPageProps {
  /** The offboarding dialog. */
  leaving: ComponentType<{ user: User; onClose: () => void }>;
  employments: ComponentType<{ user: User; onClose: () => void }>;
  timeOff: ComponentType<{ user: User; onClose: () => void }>;
  deputies: ComponentType<{ user: User; onClose: () => void }>;
  laterLeave: LaterLeave;
}

export function UsersPage({ leaving, employments, timeOff, deputies, laterLeave }: UsersPageProps) {
  const filtering = useAddressFilters(userFilters);
  const { filters } = filtering;
  const { page: _page, ...chosen } = filters;
  const query = useQuery(userListQuery(filters));
  const { data: departments = [] } = useQuery(departmentsQuery());
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [dialog, setDialog] = useState<UserChange | { kind: 'invite' }>();

  return (
    <>
      <PageHeader
        title={text('people.accounts.title')}
        subtitle={<UserCounts />}
        above={<BackToAdmin />}
        actions={
          <>
            <ExportMenu path="/admin/users/export" filters={userExportInput(chosen)} />
            <LinkButton to="/admin/users/import" icon={<FileUp aria-hidden="true" />}>
              {text('people.accounts.import')}
            </LinkButton>
            <Button
              variant="primary"
              icon={<UserPlus aria-hidden="true" />}
              onPress={() => setDialog({ kind: 'invite' })}
            >
              {text('people.accounts.invite')}
            </Button>
          </>
        }
      />
      <NoStartNotice />
      <UserFilterBar {...filtering} departments={departments} />
      <Card>
        <section
          aria-label={text('people.accounts.users')}
          aria-busy={query.isFetching}
          className="flex flex-col gap-3"
        >
          <Loaded query={query} failure={text('people.accounts.notLoaded')} skeleton={<UserListSkeleton />}>
            {({ rows: users, total }) => (
              <>
                {userFilters.isFiltered(filters) && (
                  <p aria-live="polite" className="text-sm text-ink-muted">
                    {text('people.accounts.found', { count: total })}
                  </p>
                )}
                <div className="@container/table">
                  {users.length > 0 && (
                    <BulkUserBar
                      users={users.filter((user) => !isErased(user))}
                      selected={users.filter(({ id }) => selectedIds.includes(id))}
                      onSelect={(chosen) => setSelectedIds(chosen.map(({ id }) => id))}
                      departments={departments}
                    />
                  )}
                  <Users
                    users={users}
                    selectedIds={selectedIds}
                    onSelect={(id, isSelected) =>
                      setSelectedIds((present) =>
                        isSelected ? [...present, id] : present.filter((each) => each !== id),
                      )
                    }
                    onChange={setDialog}
                  />
                </div>
                <ListPages
                  {...filtering}
                  label={text('people.accounts.pages')}
                  totalPages={Math.ceil(total / userPageSize)}
                  isOutdated={query.isPlaceholderData}
                />
              </>
            )}
          </Loaded>
        </section>
      </Card>
      <UserDialogs
        dialog={dialog}
        leaving={leaving}
        employments={employments}
        timeOff={timeOff}
        deputies={deputies}
        laterLeave={laterLeave}
        onClose={() => setDialog(undefined)}
      />
    </>
  );
}

/** Numbers of all users, whatever the filters. */
function UserCounts() {
  const { data } = useQuery(userCountsQuery());
  const counts = { total: String(data?.total ?? '…'), active: String(data?.active ?? '…') };
  return <span className="tabular-nums">{text('people.accounts.counts', counts)}</span>;
}

/** Warns HR that people without an employment start may get too much leave. */
function NoStartNotice() {
  const { data } = useQuery(userCountsQuery());
  if (!data || data.withoutStart === 0) return null;
  return (
    <Alert
      tone="info"
      title={text('people.accounts.withoutStart', { count: data.withoutStart })}
      actions={
        <LinkButton to="/admin/users?missing=start&status=active" size="small">
          {text('people.accounts.showThem')}
        </LinkButton>
      }
    >
      {text('people.accounts.withoutStartHint')}
    </Alert>
  );
}

function Users(props: ComponentProps<typeof UserList>) {
  if (props.users.length > 0) return <UserList {...props} />;
  return (
    <EmptyState
      icon={<UserSearch aria-hidden="true" />}
      title={text('people.accounts.noMatch')}
      message={text('people.accounts.noMatchHint')}
    />
  );
}
