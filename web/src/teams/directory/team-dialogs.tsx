import type { Team } from '@almanac/domain/teams/directory/schema';
import { ConfirmDeletion } from '../../platform/forms/confirm-deletion.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { deleteTeamMutation, reloadTeam } from './api.ts';
import { rich, text } from './messages/text.ts';

const TeamForm = lazyComponent(async () => (await import('./team-form.tsx')).TeamForm);

interface TeamDialogProps {
  /** The team to edit; a new one if undefined. */
  team?: Team | undefined;
  onClose: () => void;
}

export function TeamDialog({ team, onClose }: TeamDialogProps) {
  return (
    <FormDialog
      title={text(team ? 'teams.directory.editTitle' : 'teams.directory.create')}
      fields={4}
      onClose={onClose}
    >
      <TeamForm team={team} onClose={onClose} />
    </FormDialog>
  );
}

interface DeleteTeamDialogProps {
  team: Team;
  onClose: () => void;
  /** Leaves the page of the deleted team. */
  onLeave?: () => void;
}

export function DeleteTeamDialog({ team, onClose, onLeave }: DeleteTeamDialogProps) {
  return (
    <ConfirmDeletion
      title={text('teams.directory.deleteTitle')}
      done={text('teams.directory.deleted')}
      mutation={deleteTeamMutation({ isShown: onLeave !== undefined })}
      input={team}
      reload={reloadTeam}
      message={
        <>
          <p>{rich('teams.directory.deleteQuestion', { name: <bdi>{team.name}</bdi> })}</p>
          <p className="pt-2">
            {team.memberCount > 0
              ? text('teams.directory.deletesMembershipsOf', { count: team.memberCount })
              : text('teams.directory.deletesMemberships')}
          </p>
        </>
      }
      onClose={onClose}
      onDone={onLeave}
    />
  );
}
