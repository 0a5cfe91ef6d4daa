import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import { type Removal, removalOf } from '@almanac/domain/teams/members/membership-rules';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { type ReactNode, useState } from 'react';
import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { useToday } from '../../platform/session/today.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { reloadMember, removeMemberMutation } from './api.ts';
import type { MemberFormSubject } from './member-form.tsx';
import { rich, text } from './messages/dialogs-text.ts';
import { text as common } from './messages/text.ts';

const MemberForm = lazyComponent(async () => (await import('./member-form.tsx')).MemberForm);

interface MemberDialogProps {
  teamId: string;
  /** The membership to edit; a new one if undefined. */
  member?: TeamMember | undefined;
  onClose: () => void;
}

/** Adds a member to a team, or edits a membership on the team's page. */
export function MemberDialog({ teamId, member, onClose }: MemberDialogProps) {
  return (
    <MembershipDialog
      title={text(member ? 'teams.members.editTitle' : 'teams.members.addTitle')}
      description={member && <bdi>{personName(member.user)}</bdi>}
      subject={{ teamId, member }}
      onClose={onClose}
    />
  );
}

/** A change of a person's teams, made on the person's page. */
export type TeamsChange = { kind: 'add' } | { kind: 'edit' | 'remove'; member: TeamMember; teamName: string };

interface TeamsOfPersonDialogsProps {
  person: PersonReference;
  change: TeamsChange | undefined;
  onClose: () => void;
}

/** The dialogs of a person's teams. */
export function TeamsOfPersonDialogs({ person, change, onClose }: TeamsOfPersonDialogsProps) {
  const name = <bdi>{personName(person)}</bdi>;
  switch (change?.kind) {
    case 'add':
      return (
        <MembershipDialog
          title={common('teams.members.addToTeam')}
          description={name}
          subject={{ person }}
          onClose={onClose}
        />
      );
    case 'edit':
      return (
        <MembershipDialog
          title={text('teams.members.changeAllocation')}
          description={rich('teams.members.memberOfTeam', { name, team: <bdi>{change.teamName}</bdi> })}
          subject={{ teamId: change.member.teamId, member: change.member }}
          onClose={onClose}
        />
      );
    case 'remove':
      return <RemoveMemberDialog member={change.member} teamName={change.teamName} onClose={onClose} />;
    default:
      return null;
  }
}

interface MembershipDialogProps {
  title: string;
  description: ReactNode;
  subject: MemberFormSubject;
  onClose: () => void;
}

/** Stays open after saving if the server returns a warning, so that it can be read. */
function MembershipDialog({ title, description, subject, onClose }: MembershipDialogProps) {
  const [warning, setWarning] = useState<string>();
  return (
    <FormDialog
      title={title}
      {...(description !== undefined && { description })}
      {...(warning !== undefined && {
        footer: (
          <Button variant="primary" autoFocus onPress={onClose}>
            {text('teams.members.close')}
          </Button>
        ),
      })}
      fields={4}
      onClose={onClose}
    >
      {warning === undefined ? (
        <MemberForm
          subject={subject}
          onCancel={onClose}
          onSaved={({ allocationWarning }) => {
            if (allocationWarning === undefined) onClose();
            else setWarning(allocationWarning);
          }}
        />
      ) : (
        <Alert tone="warning" title={text(subject.member ? 'teams.members.saved' : 'teams.members.added')}>
          <p>{warning}</p>
        </Alert>
      )}
    </FormDialog>
  );
}

interface RemoveMemberDialogProps {
  member: TeamMember;
  /** Named if the page isn't the team's. */
  teamName?: string;
  onClose: () => void;
}

export function RemoveMemberDialog({ member, teamName, onClose }: RemoveMemberDialogProps) {
  const name = personName(member.user);
  return (
    <ConfirmAction
      mutation={removeMemberMutation()}
      input={member}
      reload={reloadMember}
      title={text('teams.members.removeTitle')}
      message={
        <>
          <p>
            {teamName === undefined
              ? rich('teams.members.removeQuestion', { name: <bdi>{name}</bdi> })
              : rich('teams.members.removeFromQuestion', {
                  name: <bdi>{name}</bdi>,
                  team: <bdi>{teamName}</bdi>,
                })}
          </p>
          <p className="pt-2">{removalText(removalOf(member, useToday()))}</p>
        </>
      }
      confirmLabel={common('teams.members.remove')}
      pendingLabel={common('teams.members.removing')}
      variant="danger"
      done={{ text: text('teams.members.removed', { name }) }}
      onClose={onClose}
    />
  );
}

/** What happens to the membership. */
function removalText(removal: Removal): string {
  switch (removal.kind) {
    case 'deleted':
      return text('teams.members.isDeleted');
    case 'ended':
      return text('teams.members.isEnded', { date: removal.endDate });
    case 'over':
      return text('teams.members.isOver');
  }
}
