import type { ReactNode } from 'react';
import { FailureAlert } from '../platform/failure-alert.tsx';
import { Button } from '../ui/button.tsx';

interface EffectFormProps {
  /** Asks for the effect of what the fields say. */
  onAsk: () => void;
  onCancel: () => void;
  isPending?: boolean;
  /** Why the effect could not be told, where that is about no field. */
  error?: Error | null;
  /** The fields. */
  children: ReactNode;
}

/** A form whose effect is seen before anything is stored. */
export function EffectForm({ onAsk, onCancel, isPending = false, error = null, children }: EffectFormProps) {
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      {children}
      <FailureAlert title="The effect could not be told" error={error} />
      <div className="flex flex-wrap justify-end gap-2 pt-1">
        <Button isDisabled={isPending} onPress={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Asking...">
          Show Effect
        </Button>
      </div>
    </form>
  );
}
