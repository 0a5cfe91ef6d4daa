import { lazy, Suspense } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { toast } from '../../ui/toast.ts';

// The form brings the schema library and the pickers, which the rest of the page can do without.
const InviteUserForm = lazy(async () => ({
  default: (await import('./invite-user-form.tsx')).InviteUserForm,
}));

export function InviteUserDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Invite User"
      description="They get a mail that says how to sign in."
    >
      <Suspense fallback={<FormSkeleton fields={5} />}>
        <InviteUserForm
          onCancel={onClose}
          onInvited={({ email }) => {
            onClose();
            toast('Invitation sent', { detail: email });
          }}
        />
      </Suspense>
    </Dialog>
  );
}
