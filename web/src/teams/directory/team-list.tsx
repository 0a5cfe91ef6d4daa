import type { Team } from '@almanac/domain/teams/directory/schema';
import { useIsMutating } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { removalKey } from './api.ts';
import { TeamCard } from './team-card.tsx';

const gridLook = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3';

interface TeamGridProps {
  teams: readonly Team[];
  /** The buttons of those who may manage teams. */
  onEdit?: ((team: Team) => void) | undefined;
  onDelete?: ((team: Team) => void) | undefined;
}

export function TeamGrid({ teams, onEdit, onDelete }: TeamGridProps) {
  return (
    <ul aria-label="Teams" className={gridLook}>
      {teams.map((team) => (
        <TeamOfGrid key={team.id} team={team} onEdit={onEdit} onDelete={onDelete} />
      ))}
    </ul>
  );
}

function TeamOfGrid({ team, onEdit, onDelete }: Omit<TeamGridProps, 'teams'> & { team: Team }) {
  const deletions = useIsMutating({
    mutationKey: removalKey,
    predicate: ({ state }) => state.variables === team,
  });
  return (
    <TeamCard
      team={team}
      onEdit={onEdit && (() => onEdit(team))}
      onDelete={onDelete && (() => onDelete(team))}
      isDeleting={deletions > 0}
    />
  );
}

interface NoTeamsProps {
  isFiltered: boolean;
  /** The button that makes the first team, for those who may. */
  createButton: ReactNode;
}

export function NoTeams({ isFiltered, createButton }: NoTeamsProps) {
  const icon = <UsersRound aria-hidden="true" />;
  if (isFiltered) {
    return (
      <EmptyState
        icon={icon}
        title="No teams match your filters"
        message="Try adjusting your search criteria to find teams"
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title="No teams found"
      message={
        createButton
          ? 'Get started by creating your first team'
          : 'Teams will appear here when they are created.'
      }
      actions={createButton}
    />
  );
}

/** Six cards that are not there yet. */
export function TeamGridSkeleton() {
  return (
    <SkeletonArea label="Loading the teams" className={gridLook}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
        <div key={card} className="flex flex-col rounded-md border border-line bg-card">
          <div className="flex flex-col gap-3 px-5 py-4">
            <div className="flex justify-between">
              <Skeleton className="h-6 w-32" />
              <Skeleton className="h-6 w-20" />
            </div>
            <Skeleton className="h-15 w-full" />
            <Skeleton className="h-18 w-3/5" />
          </div>
          <div className="border-t border-line px-5 py-3">
            <Skeleton className="h-8 w-28 max-md:h-11" />
          </div>
        </div>
      ))}
    </SkeletonArea>
  );
}
