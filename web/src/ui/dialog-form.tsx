import type { FormEventHandler, ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface DialogFormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  onCancel: () => void;
  submitLabel: string;
  pendingLabel: string;
  isPending: boolean;
  /** What did not happen, and why, where that is about no single field. */
  refusal: { title: string; reason: string } | undefined;
  children: ReactNode;
}

/** The frame of a form in a dialog: its fields, why it was refused, and its two buttons. Enter sends it. */
export function DialogForm({
  onSubmit,
  onCancel,
  submitLabel,
  pendingLabel,
  isPending,
  refusal,
  children,
}: DialogFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {children}
      {refusal && (
        <Alert tone="danger" title={refusal.title}>
          <p>{refusal.reason}</p>
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-2 pt-1 max-sm:grid max-sm:grid-flow-col max-sm:auto-cols-fr">
        <Button onPress={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
