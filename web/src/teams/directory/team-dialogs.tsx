import type { Team } from '@almanac/domain/teams/directory/schema';
import { ConfirmDeletion } from '../../platform/forms/confirm-deletion.tsx';
import { countText } from '../../platform/lists/count-text.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { deleteTeamMutation, reloadTeam } from './api.ts';

const TeamForm = lazyComponent(async () => (await import('./team-form.tsx')).TeamForm);

interface TeamDialogProps {
  /** The team to edit; a new one if undefined. */
  team?: Team | undefined;
  onClose: () => void;
}

export function TeamDialog({ team, onClose }: TeamDialogProps) {
  return (
    <FormDialog title={team ? 'Edit Team' : 'Create Team'} fields={4} onClose={onClose}>
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
      title="Delete Team"
      done="Team deleted"
      mutation={deleteTeamMutation({ isShown: onLeave !== undefined })}
      input={team}
      reload={reloadTeam}
      message={
        <>
          <p>
            Are you sure you want to delete the team &quot;<bdi>{team.name}</bdi>&quot;? This action cannot be
            undone.
          </p>
          <p className="pt-2">
            All memberships, past and present, are deleted too.
            {team.memberCount > 0 &&
              ` ${countText(team.memberCount, 'person', 'people')} ${team.memberCount === 1 ? 'is' : 'are'} in it now.`}
          </p>
        </>
      }
      onClose={onClose}
      onDone={onLeave}
    />
  );
}
