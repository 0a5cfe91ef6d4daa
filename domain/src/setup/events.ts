import * as z from 'zod/mini';
import { event } from '../events/event.ts';
import { type SetMark, setMarks } from '../settings/setup-marks.ts';

/** What each mark is about, within a sentence. */
const markWords: Readonly<Record<Exclude<SetMark, 'CLOSED'>, string>> = {
  LEAVE: 'leave plans',
  SCHEDULES: 'work schedules',
  BALANCES: 'opening balances',
  APPROVERS: 'approvers',
};

export const setupMarked = event('setup.marked', {
  data: { mark: z.enum(setMarks), isSet: z.boolean() },
  text: ({ data: { mark, isSet } }) => {
    if (mark === 'CLOSED') return isSet ? 'Closed the setup checklist' : 'Opened the setup checklist again';
    return isSet ? `Marked as set up: ${markWords[mark]}` : `Marked as not set up: ${markWords[mark]}`;
  },
});

export const setupEvents = { 'setup.marked': setupMarked } as const;
