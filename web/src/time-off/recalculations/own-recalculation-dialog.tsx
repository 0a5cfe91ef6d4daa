import type { RecalculationAnswer } from '@almanac/domain/time-off/recalculations/schema';
import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { useDraftState } from '../../platform/forms/use-draft-state.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { type Decision, decideRecalculationMutation } from './api.ts';

interface OwnRecalculationDialogProps {
  line: RecalculationAnswer;
  decision: Decision;
  label: string;
  onClose: () => void;
}

/** The only administrator's reason for deciding about their own balance. */
export function OwnRecalculationDialog({ line, decision, label, onClose }: OwnRecalculationDialogProps) {
  const { value: reason, change, forget } = useDraftState(`recalculation-${line.id}`, () => '');
  const given = reason.trim();
  return (
    <ConfirmAction
      mutation={decideRecalculationMutation(decision)}
      input={{ id: line.id, ...(given !== '' && { reason: given }) }}
      title={`${label}: Your ${line.typeName}`}
      message="Another administrator decides about your own balance, unless you are the only one. The audit log keeps your reason."
      confirmLabel={label}
      pendingLabel="Saving..."
      done={{ text: decision === 'keep' ? 'Kept as it was' : 'Accepted' }}
      failure="Nothing was decided"
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <TextField label="Reason" maxLength={400} value={reason} onChange={change} />
    </ConfirmAction>
  );
}
