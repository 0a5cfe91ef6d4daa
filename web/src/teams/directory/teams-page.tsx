import { mayManageTeams } from '@almanac/domain/access/permissions';
import type { Team } from '@almanac/domain/teams/directory/schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { departmentsQuery } from '../../departments/api.ts';
import { useAddressFilters } from '../../platform/lists/address.ts';
import { ExportMenu } from '../../platform/lists/export-menu.tsx';
import { useViewer } from '../../platform/session/session.ts';
import { AddButton } from '../../ui/button/add-button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { text } from './messages/text.ts';
import { DeleteTeamDialog, TeamDialog } from './team-dialogs.tsx';
import { TeamFilterBar } from './team-filter-bar.tsx';
import { teamExportInput, teamFilters } from './team-filters.ts';
import { TeamList } from './team-list.tsx';

type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'delete'; team: Team };

export function TeamsPage() {
  const isManaging = mayManageTeams(useViewer());
  const filtering = useAddressFilters(teamFilters);
  const { page: _page, ...chosen } = filtering.filters;
  const { data: departments = [] } = useQuery(departmentsQuery());
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const create = () => setDialog({ kind: 'create' });

  return (
    <>
      <PageHeader
        title={text('teams.directory.title')}
        subtitle={text('teams.directory.subtitle')}
        actions={
          isManaging && (
            <>
              <ExportMenu path="/teams/export" filters={teamExportInput(chosen)} />
              <AddButton onPress={create}>{text('teams.directory.create')}</AddButton>
            </>
          )
        }
      />
      <TeamFilterBar {...filtering} departments={departments} />
      <TeamList
        {...filtering}
        onCreate={isManaging ? create : undefined}
        onEdit={isManaging ? (team) => setDialog({ kind: 'edit', team }) : undefined}
        onDelete={isManaging ? (team) => setDialog({ kind: 'delete', team }) : undefined}
      />
      {(dialog?.kind === 'create' || dialog?.kind === 'edit') && (
        <TeamDialog team={dialog.kind === 'edit' ? dialog.team : undefined} onClose={close} />
      )}
      {dialog?.kind === 'delete' && <DeleteTeamDialog team={dialog.team} onClose={close} />}
    </>
  );
}
