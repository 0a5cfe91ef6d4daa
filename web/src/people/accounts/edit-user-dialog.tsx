import { personName } from '@almanac/domain/access/person-name';
import type { User } from '@almanac/domain/people/accounts/schema';
import { lazy, Suspense } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { toast } from '../../ui/toast.ts';

// The form brings the schema library and the pickers, which the rest of the page can do without.
const EditUserForm = lazy(async () => ({ default: (await import('./edit-user-form.tsx')).EditUserForm }));

interface EditUserDialogProps {
  user: User;
  onClose: () => void;
}

export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`Edit ${personName(user)}`}
      description={user.email}
    >
      <Suspense fallback={<FormSkeleton fields={3} />}>
        <EditUserForm
          user={user}
          onCancel={onClose}
          onSaved={(saved) => {
            onClose();
            toast('User saved', { detail: personName(saved) });
          }}
        />
      </Suspense>
    </Dialog>
  );
}
