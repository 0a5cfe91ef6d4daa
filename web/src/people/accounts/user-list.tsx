import { personName } from '@almanac/domain/access/person-name';
import { isErased, personAddress } from '@almanac/domain/erased-person';
import type { User } from '@almanac/domain/people/accounts/schema';
import { userFields } from '@almanac/domain/people/accounts/user-fields';
import { RoleBadge } from '../../access/account-badges.tsx';
import { PersonLink } from '../../access/person-link.tsx';
import { textOf } from '../../language/messages.ts';
import { useViewer } from '../../platform/session/session.ts';
import { DaysAgo, DayText } from '../../platform/time-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { Face } from '../photos/face.tsx';
import { rich, text } from './messages/text.ts';
import { UserActions, type UserChange } from './user-actions.tsx';

interface UserListProps {
  users: readonly User[];
  selectedIds: readonly string[];
  onSelect: (id: string, isSelected: boolean) => void;
  onChange: (change: UserChange) => void;
}

export function UserList({ users, selectedIds, onSelect, onChange }: UserListProps) {
  return (
    <ul aria-label={text('people.accounts.users')} className="divide-y divide-line">
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

const columnsStyle =
  'as-rows:grid-cols-[minmax(0,1fr)_auto] as-medium-rows:grid-cols-[minmax(0,1fr)_22rem] as-wide-rows:grid-cols-[minmax(0,1fr)_32rem]';
const factsStyle =
  'as-narrow-rows:grid-cols-[8rem_5rem] as-medium-rows:grid-cols-[8rem_minmax(0,1fr)_5rem] as-wide-rows:grid-cols-[9rem_minmax(0,1fr)_12rem]';

/** The headings above the rows, beside the checkbox for all. For screen readers, each row says what it shows. */
export function UserHeadings() {
  return (
    <div
      aria-hidden="true"
      className="flex min-w-0 flex-1 items-center gap-3 text-sm font-medium text-ink-muted as-cards:hidden"
    >
      <div className={`grid min-w-0 flex-1 gap-x-4 ${columnsStyle}`}>
        <span>{textOf(userFields.name.label)}</span>
        <div className={`grid gap-x-3 ${factsStyle}`}>
          <span>{textOf(userFields.role.label)}</span>
          <span className="as-narrow-rows:hidden">{textOf(userFields.departmentId.label)}</span>
          <span className="as-wide-rows:hidden">{textOf(userFields.isActive.label)}</span>
          <span className="hidden as-wide-rows:inline">{text('people.accounts.lastSignIn')}</span>
        </div>
      </div>
      <span className="w-8 shrink-0" />
    </div>
  );
}

/** Skeleton of the user list. */
export function UserListSkeleton() {
  return (
    <SkeletonArea label={text('people.accounts.loading')} className="flex flex-col divide-y divide-line">
      <p className="pb-3 text-ink-muted">{text('people.accounts.loading')}</p>
      {Array.from({ length: 10 }, (_, row) => row).map((row) => (
        <div key={row} className="flex h-12 items-center gap-3">
          <Skeleton className="size-7 rounded-full" />
          <div className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3.5 w-56 max-w-full" />
          </div>
          <Skeleton className="h-5 w-60 max-md:hidden" />
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

/** A line of 48 px without the department where there is no room; cards have role and department below the name. */
function UserRow({ user, isSelected, onSelect, onChange }: UserRowProps) {
  return (
    <li>
      <div className="flex min-h-12 items-center gap-3 py-1 max-md:py-2">
        <Checkbox
          aria-label={text('people.accounts.select', { name: personName(user) })}
          isSelected={isSelected}
          isDisabled={isErased(user)}
          onChange={onSelect}
        />
        <Face personId={user.id} name={personName(user)} size="small" />
        <div className={`grid min-w-0 flex-1 items-center gap-x-4 gap-y-1 ${columnsStyle}`}>
          <UserIdentity user={user} />
          <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 as-rows:grid ${factsStyle}`}>
            <span>
              <RoleBadge role={user.role} />
            </span>
            <bdi className="min-w-0 text-sm break-words text-ink-muted as-narrow-rows:hidden">
              {user.departmentName ?? text('people.accounts.noDepartment')}
            </bdi>
            <span className="flex items-center gap-x-3 text-sm text-ink-muted">
              <ActiveState isActive={user.isActive} />
              <LastSignIn user={user} />
            </span>
          </div>
        </div>
        <UserActions user={user} onChange={onChange} />
      </div>
    </li>
  );
}

function UserIdentity({ user }: { user: User }) {
  const viewer = useViewer();
  return (
    <div className="min-w-0 leading-5">
      <p className="flex flex-wrap items-center gap-x-2">
        <PersonLink person={user} className="min-w-0 font-medium break-words text-ink" />
        {user.id === viewer.id && <Badge tone="accent">{text('people.accounts.you')}</Badge>}
        {user.employmentEnd !== undefined && (
          <Badge tone="warning">
            {rich('people.accounts.lastDayOn', { day: <DayText date={user.employmentEnd} /> })}
          </Badge>
        )}
      </p>
      <p title={personAddress(user)} className="truncate text-sm text-ink-muted">
        {personAddress(user)}
      </p>
      <PayrollFacts user={user} />
    </div>
  );
}

/** Personnel number and cost centre, if any. */
function PayrollFacts({ user }: { user: User }) {
  const facts = (['personnelNumber', 'costCentre'] as const).filter((name) => user[name] !== undefined);
  if (facts.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
      {facts.map((name) => (
        <span key={name} className="min-w-0 break-words">
          {textOf(userFields[name].label)} <bdi className="text-ink">{user[name]}</bdi>
        </span>
      ))}
    </p>
  );
}

/** When the person last signed in, if there is room. */
function LastSignIn({ user: { lastSignInAt, hasSignedIn } }: { user: User }) {
  if (hasSignedIn === false) return <Badge tone="neutral">{text('people.accounts.neverSignedIn')}</Badge>;
  if (lastSignInAt === undefined) return null;
  return (
    <span className="whitespace-nowrap as-cards:hidden as-narrow-rows:hidden as-medium-rows:hidden">
      <span className="sr-only">{text('people.accounts.lastSignIn')} </span>
      <DaysAgo instant={lastSignInAt} />
    </span>
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
      {isActive ? text('people.accounts.active') : text('people.accounts.inactive')}
    </span>
  );
}
