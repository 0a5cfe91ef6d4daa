import { personName } from '@almanac/domain/access/person-name';
import type { User } from '@almanac/domain/people/accounts/schema';
import { RoleBadge } from '../../access/role-badge.tsx';
import { useViewer } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ActiveState } from './active-state.tsx';
import { UserActions, type UserChange } from './user-actions.tsx';

interface UserRowProps {
  user: User;
  onChange: (change: UserChange) => void;
}

/** One line where there is room; else the facts stand under the name, and in the narrowest the buttons under both. */
export function UserRow({ user, onChange }: UserRowProps) {
  return (
    <li className="@container py-2.5 max-md:py-3.5">
      <div className="grid items-center gap-x-4 gap-y-1.5 @xl:grid-cols-[minmax(0,1fr)_auto] @4xl:grid-cols-[minmax(0,1fr)_26rem_auto]">
        <UserIdentity user={user} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pl-12 @4xl:grid @4xl:grid-cols-[5.5rem_8rem_minmax(0,1fr)] @4xl:pl-0">
          <ActiveState isActive={user.isActive} />
          <span>
            <RoleBadge role={user.role} />
          </span>
          <bdi className="min-w-0 text-sm break-words text-ink-muted">
            {user.departmentName ?? 'No department'}
          </bdi>
        </div>
        <div className="@xl:@max-4xl:col-start-2 @xl:@max-4xl:row-span-2 @xl:@max-4xl:row-start-1">
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
          <bdi className="min-w-0 font-medium break-words text-ink">{name}</bdi>
          {user.id === viewer.id && <Badge tone="accent">You</Badge>}
        </p>
        <p className="text-sm [overflow-wrap:anywhere] text-ink-muted">{user.email}</p>
      </div>
    </div>
  );
}
