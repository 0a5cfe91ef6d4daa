import { mayManageTeams } from '@almanac/domain/people/permissions';
import type { Team } from '@almanac/domain/teams/schema';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../platform/api-error.ts';
import { useViewer } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { departmentsQuery, teamListQuery } from './api.ts';
import { DeleteTeamDialog } from './delete-team-dialog.tsx';
import { TeamDialog } from './team-dialog.tsx';
import { TeamFilterBar } from './team-filter-bar.tsx';
import { isFiltered, teamPageSize } from './team-filters.ts';
import { NoTeams, TeamGrid, TeamGridSkeleton } from './team-list.tsx';
import { countLine } from './team-text.ts';
import { useTeamFilters } from './use-team-filters.ts';

type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'delete'; team: Team };

export function TeamsPage() {
  const isManaging = mayManageTeams(useViewer());
  const { filters, showPage, change, clear } = useTeamFilters();
  const list = useQuery(teamListQuery(filters));
  const { data: departments = [] } = useQuery(departmentsQuery());
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const create = () => setDialog({ kind: 'create' });
  const { rows: teams = [], total = 0 } = list.data ?? {};
  const totalPages = Math.ceil(total / teamPageSize);

  return (
    <>
      <PageHeader
        title="Team Management"
        subtitle="Manage teams, assign members and track allocations across departments."
        actions={
          isManaging && (
            <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={create}>
              Create Team
            </Button>
          )
        }
      />
      <TeamFilterBar filters={filters} change={change} clear={clear} departments={departments} />
      <section aria-label="Teams" aria-busy={list.isFetching} className="flex flex-col gap-4">
        <p aria-live="polite" className="min-h-5 text-sm text-ink-muted">
          {list.data ? countLine(teams.length, total) : list.isPending && 'Loading...'}
        </p>
        {list.data ? (
          teams.length > 0 ? (
            <TeamGrid
              teams={teams}
              {...(isManaging && {
                onEdit: (team: Team) => setDialog({ kind: 'edit', team }),
                onDelete: (team: Team) => setDialog({ kind: 'delete', team }),
              })}
            />
          ) : (
            <NoTeams
              isFiltered={isFiltered(filters)}
              createButton={
                isManaging && (
                  <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={create}>
                    Create First Team
                  </Button>
                )
              }
            />
          )
        ) : list.error ? (
          <ErrorState
            title="Error Loading Teams"
            message={errorMessage(list.error)}
            onRetry={() => list.refetch()}
            isRetrying={list.isFetching}
          />
        ) : (
          <TeamGridSkeleton />
        )}
        <Pagination
          label="teams"
          page={filters.page}
          totalPages={totalPages}
          onPageChange={showPage}
          isPending={list.isPlaceholderData}
        />
      </section>
      {(dialog?.kind === 'create' || dialog?.kind === 'edit') && (
        <TeamDialog team={dialog.kind === 'edit' ? dialog.team : undefined} onClose={close} />
      )}
      {dialog?.kind === 'delete' && <DeleteTeamDialog team={dialog.team} onClose={close} />}
    </>
  );
}
