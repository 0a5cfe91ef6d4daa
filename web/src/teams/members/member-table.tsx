import { personName } from '@almanac/domain/access/person-name';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { periodTextBeside } from '@almanac/domain/calendar/date-text';
import { isErased } from '@almanac/domain/erased-person';
import { membershipStatus } from '@almanac/domain/teams/members/membership-rules';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { useIsMutating } from '@tanstack/react-query';
import { CalendarClock, CirclePause, Flag } from 'lucide-react';
import { RoleBadge } from '../../access/account-badges.tsx';
import { PersonLink } from '../../access/person-link.tsx';
import { Face } from '../../people/photos/face.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { useToday } from '../../platform/session/today.ts';
import { DayText } from '../../platform/time-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { MailAddress } from '../../ui/data/mail-address.tsx';
import { Table, type TableColumn } from '../../ui/data/table.tsx';
import { removalKey } from '../directory/api.ts';
import { AllocationFigure } from './allocations/allocation-figure.tsx';

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

const columns: TableColumn<TeamMember>[] = [
  { id: 'member', header: 'Member', isRowHeader: true, cell: (member) => <MemberName member={member} /> },
  { id: 'role', header: 'Role', shownFrom: 'wide', cell: ({ user }) => <RoleBadge role={user.role} /> },
  {
    id: 'allocation',
    header: 'Allocation',
    cell: ({ allocationPercent }) => <AllocationFigure percent={allocationPercent} />,
  },
  {
    id: 'start',
    header: 'Start Date',
    shownFrom: 'medium',
    cell: ({ startDate }) => <DayText date={startDate} />,
  },
  {
    id: 'end',
    header: 'End Date',
    shownFrom: 'medium',
    cell: ({ endDate }) => (endDate === undefined ? 'Ongoing' : <DayText date={endDate} />),
  },
  { id: 'status', header: 'Status', cell: (member) => <StatusCell member={member} /> },
];

export function MemberTable({ label, members, actions }: MemberTableProps) {
  const actionColumns: TableColumn<TeamMember>[] = actions
    ? [
        {
          id: 'actions',
          header: 'Actions',
          align: 'end',
          cell: (member) => <MemberButtons member={member} {...actions} />,
        },
      ]
    : [];
  return (
    <Table label={label} columns={[...columns, ...actionColumns]} rows={members} rowKey={({ id }) => id} />
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
        <p className="text-sm text-ink-muted">
          {!isErased(user) && <MailAddress address={user.email} />}
          {!user.isActive && !isErased(user) && ' · deactivated'}
          {user.isActive && user.isEmployed === false && ' · not employed today'}
        </p>
      </div>
    </div>
  );
}

function MemberButtons({ member, onEdit, onRemove }: MemberActions & { member: TeamMember }) {
  const removals = useIsMutating({
    mutationKey: removalKey,
    predicate: ({ state }) => state.variables === member,
  });
  const name = personName(member.user);
  return (
    <div className="flex justify-end gap-1">
      <Button
        variant="quiet"
        size="small"
        aria-label={`Edit ${name}`}
        isDisabled={removals > 0}
        onPress={() => onEdit(member)}
      >
        Edit
      </Button>
      {onRemove && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Remove ${name}`}
          {...(removals > 0 && { isPending: true, pendingLabel: 'Removing...' })}
          onPress={() => onRemove(member)}
        >
          Remove
        </Button>
      )}
    </div>
  );
}

const icons = { Ended: Flag, Inactive: CirclePause };

interface MemberStatusProps {
  member: TeamMember;
  today: CalendarDate;
  locale: string;
}

/** Only an exception is a badge. A membership that has not begun is active, and says when it starts. */
export function MemberStatus({ member, today, locale }: MemberStatusProps) {
  const status = membershipStatus(member, today);
  if (status !== 'Active') {
    const Icon = icons[status];
    return <Badge icon={<Icon aria-hidden="true" />}>{status}</Badge>;
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
      {status}
      {member.startDate > today && (
        <Badge tone="info" icon={<CalendarClock aria-hidden="true" />}>
          Starts{' '}
          {periodTextBeside(
            { startDate: member.startDate, endDate: member.startDate },
            { startDate: today, endDate: today },
            locale,
          )}
        </Badge>
      )}
    </span>
  );
}

function StatusCell({ member }: { member: TeamMember }) {
  return <MemberStatus member={member} today={useToday()} locale={readerLocale()} />;
}
