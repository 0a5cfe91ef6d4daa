import type { FormEventHandler, ReactNode } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { DialogForm } from '../ui/dialog-form.tsx';

interface PeopleFormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  onCancel: () => void;
  submitLabel: string;
  pendingLabel: string;
  isPending: boolean;
  /** What did not happen, and why, where that is about no single field. */
  refusal: { title: string; reason: string } | undefined;
  children: ReactNode;
}

/** The frame of a form in a dialog: its fields, why it was refused, and its two buttons. */
export function PeopleForm({
  onSubmit,
  onCancel,
  submitLabel,
  pendingLabel,
  isPending,
  refusal,
  children,
}: PeopleFormProps) {
  return (
    <DialogForm
      onSubmit={onSubmit}
      actions={
        <>
          <Button onPress={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel={pendingLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
      {refusal && (
        <Alert tone="danger" title={refusal.title}>
          <p>{refusal.reason}</p>
        </Alert>
      )}
    </DialogForm>
  );
}
