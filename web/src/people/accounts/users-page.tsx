import type { User } from '@almanac/domain/people/accounts/schema';
import { useQuery } from '@tanstack/react-query';
import { FileUp, UserPlus, UserSearch } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { BackToAdmin } from '../../access/back-to-admin.tsx';
import { departmentsQuery } from '../../departments/api.ts';
import { useAddressFilters } from '../../platform/address.ts';
import { countText } from '../../platform/count-text.ts';
import { ListPages } from '../../platform/list-pages.tsx';
import { Loaded } from '../../platform/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/message-panel.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { userCountsQuery, userListQuery } from './api.ts';
import type { UserChange } from './user-actions.tsx';
import { UserDialogs } from './user-dialogs.tsx';
import { UserFilterBar } from './user-filter-bar.tsx';
import { userFilters, userPageSize } from './user-filters.ts';
import { UserList, UserListSkeleton } from './user-list.tsx';

interface UsersPageProps {
  /** The dialog in which it is planned how somebody leaves. */
  leaving: ComponentType<{ user: User; onClose: () => void }>;
}

export function UsersPage({ leaving }: UsersPageProps) {
  const filtering = useAddressFilters(userFilters);
  const { filters } = filtering;
  const query = useQuery(userListQuery(filters));
  const { data: departments = [] } = useQuery(departmentsQuery());
  const [dialog, setDialog] = useState<UserChange | { kind: 'invite' }>();

  return (
    <>
      <PageHeader
        title="Users Management"
        subtitle={<UserCounts />}
        above={<BackToAdmin />}
        actions={
          <>
            <LinkButton to="/admin/users/import" icon={<FileUp aria-hidden="true" />}>
              Import
            </LinkButton>
            <Button
              variant="primary"
              icon={<UserPlus aria-hidden="true" />}
              onPress={() => setDialog({ kind: 'invite' })}
            >
              Invite User
            </Button>
          </>
        }
      />
      <UserFilterBar {...filtering} departments={departments} />
      <Card>
        <section aria-label="Users" aria-busy={query.isFetching} className="flex flex-col gap-3">
          <Loaded query={query} failure="Failed to fetch users" skeleton={<UserListSkeleton />}>
            {({ rows: users, total }) => (
              <>
                {userFilters.isFiltered(filters) && (
                  <p aria-live="polite" className="text-sm text-ink-muted">
                    {countText(total, 'user')} found
                  </p>
                )}
                <Users users={users} onChange={setDialog} />
                <ListPages
                  {...filtering}
                  label="users"
                  totalPages={Math.ceil(total / userPageSize)}
                  isOutdated={query.isPlaceholderData}
                />
              </>
            )}
          </Loaded>
        </section>
      </Card>
      <UserDialogs dialog={dialog} leaving={leaving} onClose={() => setDialog(undefined)} />
    </>
  );
}

/** How many users the company has, whatever the filters show of them. */
function UserCounts() {
  const { data } = useQuery(userCountsQuery());
  return <span className="tabular-nums">{data ? countsText(data) : 'Total Users: … | Active: …'}</span>;
}

function countsText({ total, active }: { total: number; active: number }): string {
  return `Total Users: ${total} | Active: ${active}`;
}

function Users({ users, onChange }: { users: readonly User[]; onChange: (change: UserChange) => void }) {
  if (users.length > 0) return <UserList users={users} onChange={onChange} />;
  return (
    <EmptyState
      icon={<UserSearch aria-hidden="true" />}
      title="No users match your filters"
      message="Try another name, role, department or status."
    />
  );
}
