import type { MarkableStep } from '../../settings/setup-marks.ts';

export interface Marked {
  step: MarkableStep;
}

const steps: Readonly<Record<MarkableStep, string>> = {
  LEAVE: 'leave plans',
  SCHEDULES: 'work schedules',
  BALANCES: 'opening balances',
  APPROVERS: 'approvers',
};

export const en = {
  'setup.events.closed': 'Closed the setup checklist',
  'setup.events.reopened': 'Reopened the setup checklist',
  'setup.events.marked': ({ step }: Marked) => `Marked as set up: ${steps[step]}`,
  'setup.events.unmarked': ({ step }: Marked) => `Marked as not set up: ${steps[step]}`,
};
