import { lazy, Suspense } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { FormSkeleton } from '../ui/form-skeleton.tsx';
import { toast } from '../ui/toast.ts';

// The form brings the schema library, which the rest of the page can do without.
const OwnNameForm = lazy(async () => ({ default: (await import('./own-name-form.tsx')).OwnNameForm }));

export function OwnNameDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="small"
      title="Change Name"
      description="Everyone sees it beside your requests and in your teams."
    >
      <Suspense fallback={<FormSkeleton fields={1} />}>
        <OwnNameForm
          onCancel={onClose}
          onSaved={(name) => {
            onClose();
            toast('Name changed', { detail: name });
          }}
        />
      </Suspense>
    </Dialog>
  );
}
