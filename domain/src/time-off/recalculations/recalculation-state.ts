import { allowed, type Decision, refuse } from '../../refusal.ts';
import { message } from './messages/message.ts';

/** OPEN until an administrator keeps the former balance or accepts the new one. */
export const recalculationStates = ['OPEN', 'KEPT', 'ACCEPTED'] as const;
export type RecalculationState = (typeof recalculationStates)[number];
export type DecidedState = Exclude<RecalculationState, 'OPEN'>;

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
