/** OPEN until an administrator keeps the former balance or accepts the new one. */
export const recalculationStates = ['OPEN', 'KEPT', 'ACCEPTED'] as const;
export type RecalculationState = (typeof recalculationStates)[number];
export type DecidedState = Exclude<RecalculationState, 'OPEN'>;
