import { FailureAlert } from '../platform/failure-alert.tsx';
import { Button } from '../ui/button.tsx';

interface AskForEffectProps {
  /** Why the effect could not be told, where that is about no field. */
  error: Error | null;
  isPending: boolean;
  onCancel: () => void;
}

/** The end of a form whose effect is seen before anything is stored. */
export function AskForEffect({ error, isPending, onCancel }: AskForEffectProps) {
  return (
    <>
      <FailureAlert title="The effect could not be told" error={error} />
      <div className="flex flex-wrap justify-end gap-2 pt-1">
        <Button isDisabled={isPending} onPress={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Asking...">
          Show Effect
        </Button>
      </div>
    </>
  );
}
