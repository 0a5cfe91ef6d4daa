import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { formatPercent } from '@almanac/domain/language/formats';
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
import { text } from './messages/text.ts';

/** The viewer's teams with percentages and periods, and the sum over time. */
export function MyTeamsCard() {
  const today = useToday();
  return (
    <Card
      title={text('teams.members.myTeams')}
      subtitle={text('teams.members.myTeamsSubtitle')}
      actions={
        <LinkButton to="/people" size="small">
          {text('teams.members.findColleague')}
        </LinkButton>
      }
    >
      <Loaded
        query={useQuery(myTeamsQuery())}
        failure={text('teams.members.myTeamsNotLoaded')}
        headingLevel={3}
        skeleton={<SkeletonList label={text('teams.members.loadingMyTeams')} rows={2} />}
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
              title={text('teams.members.inNoTeamYet')}
              message={text('teams.members.inNoTeamYetHint')}
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
      <h3 className="font-medium text-ink">{text('teams.members.total')}</h3>
      <ul className="flex flex-col gap-3">
        {steps.map(({ startDate, percent }) => (
          <li key={startDate}>
            <Meter
              label={
                startDate === today
                  ? text('teams.members.today')
                  : text('teams.members.fromDate', { date: startDate })
              }
              value={percent}
              valueLabel={formatPercent(percent, readerLocale())}
              tone={loadTone(percent)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
