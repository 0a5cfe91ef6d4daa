import type { Team } from '@almanac/domain/teams/directory/schema';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ShowPage } from '../../platform/address.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { useExistingPage } from '../../platform/use-existing-page.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { teamListQuery } from './api.ts';
import { type TeamFilters, teamFilters, teamPageSize } from './team-filters.ts';
import { NoTeams, TeamGrid, TeamGridSkeleton } from './team-list.tsx';
import { countLine } from './team-text.ts';

interface TeamResultsProps {
  filters: TeamFilters;
  onShowPage: ShowPage;
  /** What those who may manage teams can do; left out for the others. */
  onCreate: (() => void) | undefined;
  onEdit: ((team: Team) => void) | undefined;
  onDelete: ((team: Team) => void) | undefined;
}

/** The teams that the filters leave, one page of them, and how many there are. */
export function TeamResults({ filters, onShowPage, onCreate, onEdit, onDelete }: TeamResultsProps) {
  const list = useQuery(teamListQuery(filters));
  const totalPages = list.data && Math.ceil(list.data.total / teamPageSize);
  useExistingPage(filters.page, list.isPlaceholderData ? undefined : totalPages, onShowPage);

  if (!list.data) {
    if (!list.error) return <TeamGridSkeleton />;
    return (
      <ErrorState
        title="Error Loading Teams"
        message={errorMessage(list.error)}
        onRetry={() => list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const { rows: teams, total } = list.data;
  return (
    <section aria-label="Teams" aria-busy={list.isFetching} className="flex flex-col gap-4">
      <p aria-live="polite" className="min-h-5 text-sm text-ink-muted">
        {countLine(teams.length, total)}
      </p>
      {teams.length > 0 ? (
        <TeamGrid teams={teams} onEdit={onEdit} onDelete={onDelete} />
      ) : (
        <NoTeams
          isFiltered={teamFilters.isFiltered(filters)}
          createButton={
            onCreate && (
              <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={onCreate}>
                Create First Team
              </Button>
            )
          }
        />
      )}
      <Pagination label="teams" page={filters.page} totalPages={totalPages ?? 1} onPageChange={onShowPage} />
    </section>
  );
}
