import type { ListedTeam } from '@almanac/domain/teams/directory/schema';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Filtering } from '../../platform/lists/address.ts';
import { ListPages } from '../../platform/lists/list-pages.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { AddButton } from '../../ui/button/add-button.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { removalKey, teamListQuery } from './api.ts';
import { text } from './messages/text.ts';
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
    <Loaded query={query} failure={text('teams.directory.notLoaded')} skeleton={<TeamGridSkeleton />}>
      {({ rows: teams, total }) => (
        <section
          aria-label={text('teams.directory.teams')}
          aria-busy={query.isFetching}
          className="flex flex-col gap-4"
        >
          <p aria-live="polite" className="min-h-5 text-sm text-ink-muted">
            {foundText(teams.length, total)}
          </p>
          {teams.length > 0 ? (
            <ul aria-label={text('teams.directory.teams')} className={gridStyle}>
              {teams.map((team) => (
                <TeamOfList key={team.id} team={team} onEdit={onEdit} onDelete={onDelete} />
              ))}
            </ul>
          ) : (
            <NoTeams
              isFiltered={teamFilters.isFiltered(filters)}
              isOwn={filters.isOwn}
              createButton={
                onCreate && <AddButton onPress={onCreate}>{text('teams.directory.createFirst')}</AddButton>
              }
            />
          )}
          <ListPages
            label={text('teams.directory.pages')}
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

function foundText(shown: number, total: number): string {
  return shown < total
    ? text('teams.directory.showing', { shown, total })
    : text('teams.directory.found', { count: total });
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
        title={text('teams.directory.noMatch')}
        message={text('teams.directory.noMatchHint')}
      />
    );
  }
  if (isOwn) {
    return (
      <EmptyState
        icon={icon}
        title={text('teams.directory.noneOfOwn')}
        message={text('teams.directory.noneOfOwnHint')}
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={text('teams.directory.none')}
      message={text(createButton ? 'teams.directory.noneToCreate' : 'teams.directory.noneHint')}
      actions={createButton}
    />
  );
}

/** Six skeleton cards. */
function TeamGridSkeleton() {
  return (
    <SkeletonArea label={text('teams.directory.loading')} className={gridStyle}>
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
