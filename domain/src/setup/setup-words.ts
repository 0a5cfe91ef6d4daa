import type { SetMark } from '../settings/setup-marks.ts';

/** What each mark is about, within a sentence. */
export const markWords: Readonly<Record<Exclude<SetMark, 'CLOSED'>, string>> = {
  LEAVE: 'leave plans',
  SCHEDULES: 'work schedules',
  BALANCES: 'opening balances',
  APPROVERS: 'approvers',
};
