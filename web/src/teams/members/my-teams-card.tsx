import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import type { MyTeam } from '@almanac/domain/teams/members/schema';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { useToday } from '../../platform/session/today.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { Meter } from '../../ui/data/meter.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { AllocationFigure } from './allocations/allocation-figure.tsx';
import { type LoadStep, loadSteps } from './allocations/allocations.ts';
import { loadTone } from './allocations/load-text.ts';
import { myTeamsQuery } from './api.ts';
import { MembershipDays } from './membership-days.tsx';

/** The viewer's teams with percentages and periods, and the sum over time. */
export function MyTeamsCard() {
  const today = useToday();
  return (
    <Card
      title="My teams"
      subtitle="How your time is shared between them."
      actions={
        <LinkButton to="/people" size="small">
          Find a colleague
        </LinkButton>
      }
    >
      <Loaded
        query={useQuery(myTeamsQuery())}
        failure="Couldn't load your teams"
        headingLevel={3}
        skeleton={<SkeletonList label="Loading your teams" rows={2} />}
      >
        {(teams) =>
          teams.length > 0 ? (
            <div className="flex flex-col gap-6">
              <ul className="divide-y divide-line">
                {teams.map((team) => (
                  <TeamRow key={team.membership.id} team={team} today={today} />
                ))}
              </ul>
              <SumOverTime steps={loadSteps(teams.map(allocationOf), today)} today={today} />
            </div>
          ) : (
            <EmptyState
              icon={<UsersRound aria-hidden="true" />}
              title="You are in no team yet"
              message="Teams that you are added to will appear here."
              headingLevel={3}
            />
          )
        }
      </Loaded>
    </Card>
  );
}

// Only active memberships are listed.
function allocationOf({ membership }: MyTeam) {
  return { ...membership, isActive: true };
}

function TeamRow({ team, today }: { team: MyTeam; today: CalendarDate }) {
  const { startDate, endDate, allocationPercent } = team.membership;
  return (
    <li className="flex items-center justify-between gap-4 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="font-medium text-ink">
          <bdi>{team.name}</bdi>
        </p>
        <MembershipDays startDate={startDate} endDate={endDate} today={today} />
      </div>
      <AllocationFigure percent={allocationPercent} />
    </li>
  );
}

/** How a person's sum of allocations develops. */
export function SumOverTime({ steps, today }: { steps: readonly LoadStep[]; today: CalendarDate }) {
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-medium text-ink">Total allocation</h3>
      <ul className="flex flex-col gap-3">
        {steps.map(({ startDate, percent }) => (
          <li key={startDate}>
            <Meter
              label={startDate === today ? 'Today' : `From ${dateText(startDate, readerLocale())}`}
              value={percent}
              valueLabel={`${percent}%`}
              tone={loadTone(percent)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
