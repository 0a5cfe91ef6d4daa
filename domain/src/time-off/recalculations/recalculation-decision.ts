import { allowed, type Decision, refuse } from '../../refusal.ts';
import { message } from './messages/message.ts';
import type { DecidedState, RecalculationState } from './recalculation-state.ts';

/** Whether a recalculation may change to the state, or already has it. Refuses with `INVALID_TRANSITION`. */
export function checkRecalculationDecision(
  state: RecalculationState,
  decision: DecidedState,
): Decision<'INVALID_TRANSITION'> {
  if (state === 'OPEN' || state === decision) return allowed;
  return refuse(
    'INVALID_TRANSITION',
    state === 'KEPT'
      ? message('time-off.recalculations.keptAlready')
      : message('time-off.recalculations.acceptedAlready'),
  );
}
