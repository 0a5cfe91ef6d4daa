import type { Team } from '@almanac/domain/teams/directory/schema';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { UsersRound } from 'lucide-react';
import { useToday } from '../platform/today.ts';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { memberTotals } from './members/member-totals.ts';

interface TeamOverviewCardProps {
  team: Team;
  /** Nothing until they are loaded. */
  members: readonly TeamMember[] | undefined;
}

export function TeamOverviewCard({ team, members }: TeamOverviewCardProps) {
  const today = useToday();
  const totals = members && memberTotals(members, today);
  return (
    <Card title="Team Overview" className="h-full">
      <div className="flex items-center gap-4">
        <span
          data-tone="accent"
          className="flex size-11 shrink-0 items-center justify-center rounded-full bg-tone-surface text-tone-text"
        >
          <UsersRound aria-hidden="true" className="size-5" />
        </span>
        <p className="flex flex-col">
          <span className="text-2xl font-semibold text-ink">{totals?.activeMembers ?? team.memberCount}</span>
          <span className="text-ink-muted">Active Members</span>
        </p>
      </div>
      {totals === undefined && <Skeleton className="mt-4 h-5 w-4/5" />}
      {totals !== undefined && totals.activeMembers > 0 && (
        <p className="pt-4 text-ink-muted">
          Together they give {totals.allocationPercent}%, the time of{' '}
          <span className="font-medium text-ink">{Math.round(totals.allocationPercent / 10) / 10}</span>{' '}
          full-time people.
        </p>
      )}
    </Card>
  );
}
