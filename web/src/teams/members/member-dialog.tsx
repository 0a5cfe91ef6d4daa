import { personName } from '@almanac/domain/access/person-name';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { lazy, Suspense } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { toast } from '../../ui/toast.ts';

// The form brings the schema library and the pickers, which the rest of the page can do without.
const MemberForm = lazy(async () => ({ default: (await import('./member-form.tsx')).MemberForm }));

interface MemberDialogProps {
  teamId: string;
  onClose: () => void;
  /** The membership to edit; a new one is made without it. */
  member?: TeamMember | undefined;
  /** What the server had to say about the membership that was saved last. */
  warning: string | undefined;
  onWarning: (warning: string) => void;
}

/** Stays open after saving when the server warns, so that the warning is read. */
export function MemberDialog({ teamId, onClose, member, warning, onWarning }: MemberDialogProps) {
  const said = member ? 'Membership saved' : 'Member added';
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={member ? 'Edit Team Member' : 'Add Team Member'}
      {...(member && { description: <bdi>{personName(member.user)}</bdi> })}
      {...(warning !== undefined && {
        footer: (
          <Button variant="primary" autoFocus onPress={onClose}>
            Done
          </Button>
        ),
      })}
    >
      {warning === undefined ? (
        <Suspense fallback={<FormSkeleton fields={4} />}>
          <MemberForm
            teamId={teamId}
            member={member}
            onCancel={onClose}
            onSaved={({ user, allocationWarning }) => {
              toast(said, { detail: personName(user) });
              if (allocationWarning === undefined) onClose();
              else onWarning(allocationWarning);
            }}
          />
        </Suspense>
      ) : (
        <Alert tone="warning" title={said}>
          <p>{warning}</p>
        </Alert>
      )}
    </Dialog>
  );
}
