import type { ListedTeam } from '@almanac/domain/teams/directory/schema';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Filtering } from '../../platform/lists/address.ts';
import { foundText } from '../../platform/lists/count-text.ts';
import { ListPages } from '../../platform/lists/list-pages.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { AddButton } from '../../ui/button/add-button.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { removalKey, teamListQuery } from './api.ts';
import { TeamCard } from './team-card.tsx';
import { type TeamFilters, teamFilters, teamPageSize } from './team-filters.ts';

const gridStyle = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3';

interface TeamListProps {
  filters: TeamFilters;
  showPage: Filtering<TeamFilters>['showPage'];
  /** Actions of those who may manage teams; undefined for others. */
  onCreate?: (() => void) | undefined;
  onEdit?: ((team: ListedTeam) => void) | undefined;
  onDelete?: ((team: ListedTeam) => void) | undefined;
}

/** A page of filtered teams, and the total. */
export function TeamList({ filters, showPage, onCreate, onEdit, onDelete }: TeamListProps) {
  const query = useQuery(teamListQuery(filters));
  return (
    <Loaded query={query} failure="Couldn't load the teams" skeleton={<TeamGridSkeleton />}>
      {({ rows: teams, total }) => (
        <section aria-label="Teams" aria-busy={query.isFetching} className="flex flex-col gap-4">
          <p aria-live="polite" className="min-h-5 text-sm text-ink-muted">
            {foundText(teams.length, total, 'team')}
          </p>
          {teams.length > 0 ? (
            <ul aria-label="Teams" className={gridStyle}>
              {teams.map((team) => (
                <TeamOfList key={team.id} team={team} onEdit={onEdit} onDelete={onDelete} />
              ))}
            </ul>
          ) : (
            <NoTeams
              isFiltered={teamFilters.isFiltered(filters)}
              isOwn={filters.isOwn}
              createButton={onCreate && <AddButton onPress={onCreate}>Create First Team</AddButton>}
            />
          )}
          <ListPages
            label="teams"
            filters={filters}
            showPage={showPage}
            totalPages={Math.ceil(total / teamPageSize)}
            isOutdated={query.isPlaceholderData}
          />
        </section>
      )}
    </Loaded>
  );
}

function TeamOfList({
  team,
  onEdit,
  onDelete,
}: Pick<TeamListProps, 'onEdit' | 'onDelete'> & { team: ListedTeam }) {
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
  isOwn: boolean | undefined;
  /** Creates the first team, if permitted. */
  createButton: ReactNode;
}

function NoTeams({ isFiltered, isOwn = false, createButton }: NoTeamsProps) {
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
  if (isOwn) {
    return (
      <EmptyState
        icon={icon}
        title="You are in no team yet"
        message="Teams that you lead or are added to will appear here."
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

/** Six skeleton cards. */
function TeamGridSkeleton() {
  return (
    <SkeletonArea label="Loading the teams" className={gridStyle}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
        <div key={card} className="flex flex-col gap-3 rounded-md border border-line bg-card px-5 py-4">
          <div className="flex justify-between max-md:min-h-11 max-md:items-center">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-8 w-24" />
          </div>
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-12 w-3/5" />
          <Skeleton className="h-8 w-full" />
        </div>
      ))}
    </SkeletonArea>
  );
}
