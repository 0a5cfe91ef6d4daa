import { personName } from '@almanac/domain/access/person-name';
import { isErased, personAddress } from '@almanac/domain/erased-person';
import type { User } from '@almanac/domain/people/accounts/schema';
import { RoleBadge } from '../../access/account-badges.tsx';
import { PersonLink } from '../../access/person-link.tsx';
import { useViewer } from '../../platform/session/session.ts';
import { DayText } from '../../platform/time-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { UserActions, type UserChange } from './user-actions.tsx';

interface UserListProps {
  users: readonly User[];
  selectedIds: readonly string[];
  onSelect: (id: string, isSelected: boolean) => void;
  onChange: (change: UserChange) => void;
}

export function UserList({ users, selectedIds, onSelect, onChange }: UserListProps) {
  return (
    <ul aria-label="Users" className="divide-y divide-line">
      {users.map((user) => (
        <UserRow
          key={user.id}
          user={user}
          isSelected={selectedIds.includes(user.id)}
          onSelect={(isSelected) => onSelect(user.id, isSelected)}
          onChange={onChange}
        />
      ))}
    </ul>
  );
}

/** Skeleton of the user list. */
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

interface UserRowProps {
  user: User;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onChange: (change: UserChange) => void;
}

/**
 * A single line if it fits. Narrower screens move the details below the name, then the buttons below both.
 */
function UserRow({ user, isSelected, onSelect, onChange }: UserRowProps) {
  return (
    <li className="@container py-2.5 max-md:py-3.5">
      <div className="grid items-center gap-x-4 gap-y-1.5 @2xl:grid-cols-[minmax(0,1fr)_auto] @6xl:grid-cols-[minmax(0,1fr)_24rem_auto]">
        <div className="flex min-w-0 items-center gap-3">
          <Checkbox
            aria-label={`Select ${personName(user)}`}
            isSelected={isSelected}
            isDisabled={isErased(user)}
            onChange={onSelect}
          />
          <UserIdentity user={user} />
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pl-19 @6xl:grid @6xl:grid-cols-[5.5rem_8rem_minmax(0,1fr)] @6xl:pl-0">
          <ActiveState isActive={user.isActive} />
          <span>
            <RoleBadge role={user.role} />
          </span>
          <bdi className="min-w-0 text-sm break-words text-ink-muted">
            {user.departmentName ?? 'No department'}
          </bdi>
        </div>
        <div className="@2xl:@max-6xl:col-start-2 @2xl:@max-6xl:row-span-2 @2xl:@max-6xl:row-start-1">
          <UserActions user={user} onChange={onChange} />
        </div>
      </div>
    </li>
  );
}

function UserIdentity({ user }: { user: User }) {
  const viewer = useViewer();
  const name = personName(user);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <PersonLink person={user} className="min-w-0 font-medium break-words text-ink" />
          {user.id === viewer.id && <Badge tone="accent">You</Badge>}
          {user.hasSignedIn === false && <Badge tone="neutral">Never signed in</Badge>}
          {user.employmentEnd !== undefined && (
            <Badge tone="warning">
              Last day <DayText date={user.employmentEnd} />
            </Badge>
          )}
        </p>
        <p className="text-sm [overflow-wrap:anywhere] text-ink-muted">{personAddress(user)}</p>
      </div>
    </div>
  );
}

/** A dot and a word. */
function ActiveState({ isActive }: { isActive: boolean }) {
  return (
    <span
      data-tone={isActive ? 'success' : 'neutral'}
      className="inline-flex items-center gap-2 text-sm whitespace-nowrap text-tone-text"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'size-2.5 shrink-0 rounded-full',
          isActive ? 'bg-tone-mark' : 'border-2 border-control-line',
        )}
      />
      {isActive ? 'Active' : 'Inactive'}
    </span>
  );
}
