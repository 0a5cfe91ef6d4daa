import { mayManageTeams } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Allocations } from '@almanac/domain/teams/members/schema';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useViewer } from '../../platform/session/session.ts';
import { useToday } from '../../platform/session/today.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { AllocationFigure } from './allocations/allocation-figure.tsx';
import { loadSteps } from './allocations/allocations.ts';
import { allocationsQuery } from './api.ts';
import { MembershipDays } from './membership-days.tsx';
import { SumOverTime } from './my-teams-card.tsx';

/** A person's current and future teams with percentages, and the sum over time. */
export function PersonTeamsCard({ userId }: { userId: string }) {
  const today = useToday();
  return (
    <Card title="Teams" subtitle="From today on, with the share of the working time.">
      <Loaded
        query={useQuery(allocationsQuery({ userId, startDate: today }))}
        failure="Couldn't load the teams"
        headingLevel={3}
        skeleton={<SkeletonList label="Loading the teams" rows={2} />}
      >
        {({ allocations }) => {
          const active = allocations.filter(({ isActive }) => isActive);
          if (active.length === 0) {
            return (
              <EmptyState icon={<UsersRound aria-hidden="true" />} title="In no team" headingLevel={3} />
            );
          }
          return (
            <div className="flex flex-col gap-6">
              <ul aria-label="Teams" className="divide-y divide-line">
                {active.map((allocation) => (
                  <AllocationRow key={allocation.memberId} allocation={allocation} today={today} />
                ))}
              </ul>
              <SumOverTime steps={loadSteps(active, today)} today={today} />
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
}

interface AllocationRowProps {
  allocation: Allocations['allocations'][number];
  today: CalendarDate;
}

function AllocationRow({ allocation, today }: AllocationRowProps) {
  const { team, startDate, endDate, allocationPercent } = allocation;
  const mayOpen = mayManageTeams(useViewer());
  return (
    <li className="flex items-center justify-between gap-4 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="font-medium text-ink">
          {mayOpen ? (
            <Link to={`/teams/${team.id}`} className="rounded-md hover:underline">
              <bdi>{team.name}</bdi>
            </Link>
          ) : (
            <bdi>{team.name}</bdi>
          )}
        </p>
        <MembershipDays startDate={startDate} endDate={endDate} today={today} />
      </div>
      <AllocationFigure percent={allocationPercent} />
    </li>
  );
}
