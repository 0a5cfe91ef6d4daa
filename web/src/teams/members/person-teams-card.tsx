import { mayManageTeams } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Allocations, PersonDetails, TeamMember } from '@almanac/domain/teams/members/schema';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { UserMinus, UserPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useViewer } from '../../platform/session/session.ts';
import { useToday } from '../../platform/session/today.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { MoreMenu } from '../../ui/menu/more-menu.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { removalKey } from '../directory/api.ts';
import { AllocationFigure } from './allocations/allocation-figure.tsx';
import { loadSteps } from './allocations/allocations.ts';
import { allocationsQuery } from './api.ts';
import type { TeamsChange } from './member-dialogs.tsx';
import { MembershipDays } from './membership-days.tsx';
import { text } from './messages/text.ts';
import { SumOverTime } from './my-teams-card.tsx';

const TeamsOfPersonDialogs = lazyDialog(
  async () => (await import('./member-dialogs.tsx')).TeamsOfPersonDialogs,
  ({ change }) => change !== undefined,
);

type Allocation = Allocations['allocations'][number];

/** A person's current and future teams with percentages, for administrators to edit, and the total over time. */
export function PersonTeamsCard({ person }: { person: PersonDetails }) {
  const today = useToday();
  const isManaging = mayManageTeams(useViewer());
  const isActive = person.isActive !== false;
  const [change, setChange] = useState<TeamsChange>();
  const actionsOf = (allocation: Allocation): AllocationActions => {
    const { team } = allocation;
    const membership = { member: memberOf(person, allocation), teamName: team.name };
    return {
      onEdit: () => setChange({ kind: 'edit', ...membership }),
      onRemove: () => setChange({ kind: 'remove', ...membership }),
    };
  };
  return (
    <Card
      title={text('teams.members.teams')}
      subtitle={text('teams.members.teamsSubtitle')}
      actions={
        isManaging &&
        isActive && (
          <Button
            size="small"
            icon={<UserPlus aria-hidden="true" />}
            onPress={() => setChange({ kind: 'add' })}
          >
            {text('teams.members.addToTeam')}
          </Button>
        )
      }
    >
      <Loaded
        query={useQuery(allocationsQuery({ userId: person.id, startDate: today }))}
        failure={text('teams.members.teamsNotLoaded')}
        headingLevel={3}
        skeleton={<SkeletonList label={text('teams.members.loadingTeams')} rows={2} />}
      >
        {({ allocations }) => {
          const active = allocations.filter((allocation) => allocation.isActive);
          if (active.length === 0) {
            return (
              <EmptyState
                icon={<UsersRound aria-hidden="true" />}
                title={text('teams.members.inNoTeam')}
                headingLevel={3}
              />
            );
          }
          return (
            <div className="flex flex-col gap-6">
              <ul aria-label={text('teams.members.teams')} className="divide-y divide-line">
                {active.map((allocation) => (
                  <AllocationRow
                    key={allocation.memberId}
                    allocation={allocation}
                    today={today}
                    actions={isManaging ? actionsOf(allocation) : undefined}
                  />
                ))}
              </ul>
              <SumOverTime steps={loadSteps(active, today)} today={today} />
            </div>
          );
        }}
      </Loaded>
      <TeamsOfPersonDialogs person={person} change={change} onClose={() => setChange(undefined)} />
    </Card>
  );
}

/** The membership behind an allocation. Only administrators edit it, and they always see the role. */
function memberOf(person: PersonDetails, { memberId, team, ...membership }: Allocation): TeamMember {
  const { id, name, email, role = 'EMPLOYEE', isActive = true } = person;
  const user = { id, name, email, role, isActive };
  return { ...membership, id: memberId, teamId: team.id, userId: id, user };
}

interface AllocationActions {
  onEdit: () => void;
  onRemove: () => void;
}

interface AllocationRowProps {
  allocation: Allocation;
  today: CalendarDate;
  actions: AllocationActions | undefined;
}

function AllocationRow({ allocation, today, actions }: AllocationRowProps) {
  const { team, startDate, endDate, allocationPercent } = allocation;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className={classNames('min-w-0 flex-1', actions && 'max-sm:basis-full')}>
        <p className="font-medium wrap-anywhere text-ink">
          {actions ? (
            <Link to={`/teams/${team.id}`} className="rounded-md hover:underline focus-visible:focus-ring">
              <bdi>{team.name}</bdi>
            </Link>
          ) : (
            <bdi>{team.name}</bdi>
          )}
        </p>
        <MembershipDays startDate={startDate} endDate={endDate} today={today} />
      </div>
      <AllocationFigure percent={allocationPercent} />
      {actions && <AllocationButtons allocation={allocation} {...actions} />}
    </li>
  );
}

function AllocationButtons({ allocation, onEdit, onRemove }: AllocationActions & { allocation: Allocation }) {
  const { memberId, team } = allocation;
  const isBeingRemoved =
    useIsMutating({
      mutationKey: removalKey,
      predicate: ({ state: { variables } }) => isMembership(variables) && variables.id === memberId,
    }) > 0;
  const { name } = team;
  return (
    <div className="flex items-center gap-1">
      <Button
        size="small"
        aria-label={text('teams.members.changeNamed', { name })}
        isDisabled={isBeingRemoved}
        onPress={onEdit}
      >
        {text('teams.members.change')}
      </Button>
      <MoreMenu
        label={text('teams.members.actionsFor', { name })}
        entries={[
          {
            id: 'remove',
            label: text('teams.members.removeFromTeam'),
            icon: <UserMinus aria-hidden="true" />,
            isDangerous: true,
            isDisabled: isBeingRemoved,
            onAction: onRemove,
          },
        ]}
      />
    </div>
  );
}

function isMembership(variables: unknown): variables is { id: string } {
  return typeof variables === 'object' && variables !== null && 'id' in variables;
}
