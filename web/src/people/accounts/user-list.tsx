import type { User } from '@almanac/domain/people/accounts/schema';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import type { UserChange } from './user-actions.tsx';
import { UserRow } from './user-row.tsx';

interface UserListProps {
  users: readonly User[];
  onChange: (change: UserChange) => void;
}

export function UserList({ users, onChange }: UserListProps) {
  return (
    <ul aria-label="Users" className="divide-y divide-line">
      {users.map((user) => (
        <UserRow key={user.id} user={user} onChange={onChange} />
      ))}
    </ul>
  );
}

/** Users that are not there yet. */
export function UserListSkeleton() {
  return (
    <SkeletonArea label="Loading users..." className="flex flex-col divide-y divide-line">
      <p className="pb-3 text-ink-muted">Loading users...</p>
      {Array.from({ length: 10 }, (_, row) => row).map((row) => (
        <div key={row} className="flex items-center gap-3 py-2.5">
          <Skeleton className="size-9 rounded-full" />
          <div className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-56 max-w-full" />
          </div>
          <Skeleton className="h-8 w-60 max-md:hidden" />
        </div>
      ))}
    </SkeletonArea>
  );
}
