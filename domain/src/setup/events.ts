import * as z from 'zod/mini';
import { event } from '../events/event.ts';
import { setMarks } from '../settings/setup-marks.ts';
import { markWords } from './setup-words.ts';

export const setupMarked = event('setup.marked', {
  data: { mark: z.enum(setMarks), isSet: z.boolean() },
  text: ({ data: { mark, isSet } }) => {
    if (mark === 'CLOSED') return isSet ? 'Closed the setup checklist' : 'Opened the setup checklist again';
    return isSet ? `Marked as set up: ${markWords[mark]}` : `Marked as not set up: ${markWords[mark]}`;
  },
});

export const setupEvents = { 'setup.marked': setupMarked } as const;
