import { personName } from '@almanac/domain/access/person-name';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { isErased } from '@almanac/domain/erased-person';
import {
  type MembershipStatus,
  membershipStatus,
  membershipStatusNames,
} from '@almanac/domain/teams/members/membership-rules';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { useIsMutating } from '@tanstack/react-query';
import { CalendarClock, CirclePause, Flag, type LucideIcon } from 'lucide-react';
import { RoleBadge } from '../../access/account-badges.tsx';
import { PersonLink } from '../../access/person-link.tsx';
import { textOf } from '../../language/messages.ts';
import { Face } from '../../people/photos/face.tsx';
import { useToday } from '../../platform/session/today.ts';
import { DayText } from '../../platform/time-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { MailAddress } from '../../ui/data/mail-address.tsx';
import { Table, type TableColumn } from '../../ui/data/table.tsx';
import { removalKey } from '../directory/api.ts';
import { AllocationFigure } from './allocations/allocation-figure.tsx';
import { rich, text } from './messages/text.ts';

interface MemberTableProps {
  /** Accessible name of the table. */
  label: string;
  members: readonly TeamMember[];
  /** Buttons of those who may manage teams. */
  actions?: MemberActions | undefined;
}

export interface MemberActions {
  onEdit: (member: TeamMember) => void;
  /** Undefined if no one can be removed. */
  onRemove?: ((member: TeamMember) => void) | undefined;
}

function memberColumns(today: CalendarDate): TableColumn<TeamMember>[] {
  return [
    {
      id: 'member',
      header: text('teams.members.memberColumn'),
      isRowHeader: true,
      cell: (member) => <MemberName member={member} />,
    },
    {
      id: 'role',
      header: text('teams.members.roleColumn'),
      shownFrom: 'wide',
      cell: ({ user }) => <RoleBadge role={user.role} />,
    },
    {
      id: 'allocation',
      header: text('teams.members.allocation'),
      cell: ({ allocationPercent }) => <AllocationFigure percent={allocationPercent} />,
    },
    {
      id: 'start',
      header: text('teams.members.startColumn'),
      shownFrom: 'medium',
      cell: ({ startDate }) => <DayText date={startDate} />,
    },
    {
      id: 'end',
      header: text('teams.members.endColumn'),
      shownFrom: 'medium',
      cell: ({ endDate }) =>
        endDate === undefined ? text('teams.members.ongoing') : <DayText date={endDate} />,
    },
    {
      id: 'status',
      header: text('teams.members.status'),
      cell: (member) => <MemberStatus member={member} today={today} />,
    },
  ];
}

export function MemberTable({ label, members, actions }: MemberTableProps) {
  const today = useToday();
  const actionColumns: TableColumn<TeamMember>[] = actions
    ? [
        {
          id: 'actions',
          header: text('teams.members.actionsColumn'),
          align: 'end',
          cell: (member) => <MemberButtons member={member} {...actions} />,
        },
      ]
    : [];
  return (
    <Table
      label={label}
      columns={[...memberColumns(today), ...actionColumns]}
      rows={members}
      rowKey={({ id }) => id}
    />
  );
}

function MemberName({ member: { user } }: { member: TeamMember }) {
  return (
    <div className="flex items-center gap-3">
      <Face personId={user.id} name={personName(user)} />
      <div className="min-w-0">
        <p className="font-medium text-ink">
          <PersonLink person={user} />
        </p>
        <p className="text-sm text-ink-muted">{!isErased(user) && <AddressAndState user={user} />}</p>
      </div>
    </div>
  );
}

function AddressAndState({ user: { email, isActive, isEmployed } }: Pick<TeamMember, 'user'>) {
  const address = <MailAddress address={email} />;
  if (!isActive) return rich('teams.members.deactivated', { address });
  return isEmployed === false ? rich('teams.members.notEmployedToday', { address }) : address;
}

function MemberButtons({ member, onEdit, onRemove }: MemberActions & { member: TeamMember }) {
  const removals = useIsMutating({
    mutationKey: removalKey,
    predicate: ({ state }) => state.variables === member,
  });
  const name = personName(member.user);
  return (
    <div className="flex flex-wrap justify-end gap-1">
      <Button
        variant="quiet"
        size="small"
        aria-label={text('teams.members.editNamed', { name })}
        isDisabled={removals > 0}
        onPress={() => onEdit(member)}
      >
        {text('teams.members.edit')}
      </Button>
      {onRemove && (
        <Button
          variant="quiet"
          size="small"
          aria-label={text('teams.members.removeNamed', { name })}
          {...(removals > 0 && { isPending: true, pendingLabel: text('teams.members.removing') })}
          onPress={() => onRemove(member)}
        >
          {text('teams.members.remove')}
        </Button>
      )}
    </div>
  );
}

const icons: Readonly<Record<Exclude<MembershipStatus, 'ACTIVE'>, LucideIcon>> = {
  ENDED: Flag,
  INACTIVE: CirclePause,
};

interface MemberStatusProps {
  member: TeamMember;
  today: CalendarDate;
}

/** Only an exception is a badge. A membership that has not begun is active, and says when it starts. */
export function MemberStatus({ member, today }: MemberStatusProps) {
  const status = membershipStatus(member, today);
  const name = textOf(membershipStatusNames[status]);
  if (status !== 'ACTIVE') {
    const Icon = icons[status];
    return <Badge icon={<Icon aria-hidden="true" />}>{name}</Badge>;
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
      {name}
      {member.startDate > today && (
        <Badge tone="info" icon={<CalendarClock aria-hidden="true" />}>
          {text('teams.members.starts', { date: member.startDate, today })}
        </Badge>
      )}
    </span>
  );
}
