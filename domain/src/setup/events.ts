import * as z from 'zod/mini';
import { event } from '../events/event.ts';
import { setMarks } from '../settings/setup-marks.ts';
import { eventMessage } from './messages/event-message.ts';

export const setupMarked = event('setup.marked', {
  data: { mark: z.enum(setMarks), isSet: z.boolean() },
  text: ({ data: { mark, isSet } }) => {
    if (mark === 'CLOSED')
      return isSet ? eventMessage('setup.events.closed') : eventMessage('setup.events.reopened');
    return isSet
      ? eventMessage('setup.events.marked', { step: mark })
      : eventMessage('setup.events.unmarked', { step: mark });
  },
});

export const setupEvents = { 'setup.marked': setupMarked } as const;
