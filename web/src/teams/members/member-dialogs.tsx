import { personName } from '@almanac/domain/access/person-name';
import { dateText } from '@almanac/domain/calendar/date-text';
import { type Removal, removalOf } from '@almanac/domain/teams/members/membership-rules';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { useState } from 'react';
import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { useToday } from '../../platform/session/today.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { reloadMember, removeMemberMutation } from './api.ts';

const MemberForm = lazyComponent(async () => (await import('./member-form.tsx')).MemberForm);

interface MemberDialogProps {
  teamId: string;
  /** The membership to edit; a new one if undefined. */
  member?: TeamMember | undefined;
  onClose: () => void;
}

/** Stays open after saving if the server returns a warning, so that it can be read. */
export function MemberDialog({ teamId, member, onClose }: MemberDialogProps) {
  const [warning, setWarning] = useState<string>();
  return (
    <FormDialog
      title={member ? 'Edit Team Member' : 'Add Team Member'}
      {...(member && { description: <bdi>{personName(member.user)}</bdi> })}
      {...(warning !== undefined && {
        footer: (
          <Button variant="primary" autoFocus onPress={onClose}>
            Done
          </Button>
        ),
      })}
      fields={4}
      onClose={onClose}
    >
      {warning === undefined ? (
        <MemberForm
          teamId={teamId}
          member={member}
          onCancel={onClose}
          onSaved={({ allocationWarning }) => {
            if (allocationWarning === undefined) onClose();
            else setWarning(allocationWarning);
          }}
        />
      ) : (
        <Alert tone="warning" title={member ? 'Membership saved' : 'Member added'}>
          <p>{warning}</p>
        </Alert>
      )}
    </FormDialog>
  );
}

interface RemoveMemberDialogProps {
  member: TeamMember;
  onClose: () => void;
}

export function RemoveMemberDialog({ member, onClose }: RemoveMemberDialogProps) {
  const name = personName(member.user);
  return (
    <ConfirmAction
      mutation={removeMemberMutation()}
      input={member}
      reload={reloadMember}
      title="Remove Member"
      message={
        <>
          <p>
            Are you sure you want to remove <bdi>{name}</bdi> from this team?
          </p>
          <p className="pt-2">{removalText(removalOf(member, useToday()))}</p>
        </>
      }
      confirmLabel="Remove"
      pendingLabel="Removing..."
      variant="danger"
      done={{ text: `${name} was removed from the team` }}
      onClose={onClose}
    />
  );
}

/** What happens to the membership. */
function removalText(removal: Removal): string {
  switch (removal.kind) {
    case 'deleted':
      return "It hasn't started yet, so it is deleted.";
    case 'ended':
      return `The membership ends on ${dateText(removal.endDate, readerLocale())}, and stays among the past ones.`;
    case 'over':
      return 'The membership is over already, and stays as it is.';
  }
}
