/** The steps from an empty company to the first request, in order. */
export const setupSteps = [
  'COMPANY',
  'PLACES',
  'LEAVE',
  'SCHEDULES',
  'PEOPLE',
  'BALANCES',
  'APPROVERS',
  'EMAIL',
  'INVITATIONS',
] as const;
export type SetupStepId = (typeof setupSteps)[number];

export const stepStates = ['OPEN', 'STARTED', 'DONE'] as const;
export type StepState = (typeof stepStates)[number];
