import type { Team } from '@almanac/domain/teams/directory/schema';
import { lazy, Suspense } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { toast } from '../../ui/toast.ts';

// The form brings the schema library and the pickers, which the rest of the page can do without.
const TeamForm = lazy(async () => ({ default: (await import('./team-form.tsx')).TeamForm }));

interface TeamDialogProps {
  onClose: () => void;
  /** The team to edit; a new one is made without it. */
  team?: Team | undefined;
}

export function TeamDialog({ onClose, team }: TeamDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={team ? 'Edit Team' : 'Create Team'}
    >
      <Suspense fallback={<FormSkeleton fields={4} />}>
        <TeamForm
          team={team}
          onCancel={onClose}
          onSaved={({ name }) => {
            onClose();
            toast(team ? 'Team saved' : 'Team created', { detail: name });
          }}
        />
      </Suspense>
    </Dialog>
  );
}
