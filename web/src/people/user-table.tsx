import type { User } from '@almanac/domain/people/schema';
import { useViewer } from '../platform/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { ActiveState } from './active-state.tsx';
import { personName } from './person-name.ts';
import { RoleBadge } from './role-badge.tsx';
import { UserActions, type UserChange } from './user-actions.tsx';

interface UserTableProps {
  users: readonly User[];
  onChange: (change: UserChange) => void;
}

export function UserTable({ users, onChange }: UserTableProps) {
  const columns: TableColumn<User>[] = [
    { id: 'user', header: 'User', isRowHeader: true, cell: (user) => <UserName user={user} /> },
    { id: 'role', header: 'Role', cell: ({ role }) => <RoleBadge role={role} /> },
    {
      id: 'department',
      header: 'Department',
      cell: ({ departmentName }) =>
        departmentName === undefined ? (
          <span className="text-ink-muted">None</span>
        ) : (
          <bdi className="break-words">{departmentName}</bdi>
        ),
    },
    { id: 'status', header: 'Status', cell: ({ isActive }) => <ActiveState isActive={isActive} /> },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      isHeaderHidden: true,
      cell: (user) => <UserActions user={user} onChange={onChange} />,
    },
  ];
  return <Table label="Users" columns={columns} rows={users} rowKey={({ id }) => id} />;
}

function UserName({ user }: { user: User }) {
  const viewer = useViewer();
  const name = personName(user);
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <bdi className="font-medium break-words">{name}</bdi>
          {user.id === viewer.id && <Badge tone="accent">You</Badge>}
        </p>
        <p className="text-sm break-all text-ink-muted">{user.email}</p>
      </div>
    </div>
  );
}

/** Users that are not there yet. */
export function UserTableSkeleton() {
  return (
    <SkeletonArea label="Loading users..." className="flex flex-col divide-y divide-line">
      <p aria-hidden="true" className="pb-3 text-ink-muted">
        Loading users...
      </p>
      {Array.from({ length: 10 }, (_, row) => row).map((row) => (
        <div key={row} className="flex items-center gap-3 py-2.5">
          <Skeleton className="size-9 rounded-full" />
          <div className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-56" />
          </div>
          <Skeleton className="h-6 w-24 max-md:hidden" />
          <Skeleton className="h-8 w-56 max-md:hidden" />
        </div>
      ))}
    </SkeletonArea>
  );
}
