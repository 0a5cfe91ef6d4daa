import type { FormEventHandler, ReactNode } from 'react';

interface DialogFormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The buttons, the one that closes without effect first. */
  actions: ReactNode;
  children: ReactNode;
}

/** The fields and the buttons of a dialog as one form, so that Enter sends it. */
export function DialogForm({ onSubmit, actions, children }: DialogFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {children}
      <div className="flex flex-wrap justify-end gap-2 pt-1 max-sm:grid max-sm:grid-flow-col max-sm:auto-cols-fr">
        {actions}
      </div>
    </form>
  );
}
