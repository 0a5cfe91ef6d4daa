import type { RecalculationAnswer } from '@almanac/domain/time-off/recalculations/schema';
import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { useDraftState } from '../../platform/forms/use-draft-state.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { type Decision, decideRecalculationMutation } from './api.ts';
import { text } from './messages/text.ts';
import { stateText } from './recalculation-words.ts';

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
      title={
        decision === 'keep'
          ? text('time-off.recalculations.keepYoursTitle', { type: line.typeName })
          : text('time-off.recalculations.acceptYoursTitle', { type: line.typeName })
      }
      message={text('time-off.recalculations.ownHint')}
      confirmLabel={label}
      pendingLabel={text('time-off.recalculations.saving')}
      done={{ text: stateText(decision === 'keep' ? 'KEPT' : 'ACCEPTED') }}
      failure={text('time-off.recalculations.nothingDecided')}
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <TextField
        label={text('time-off.recalculations.reasonLabel')}
        maxLength={400}
        value={reason}
        onChange={change}
      />
    </ConfirmAction>
  );
}
