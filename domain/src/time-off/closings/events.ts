import { event } from '../../events/event.ts';
import { textAfter, textBefore } from '../../events/event-words.ts';
import { eventMessage } from './messages/event-message.ts';

export const yearClosed = event('leave-closing.closed', {
  isPublic: true,
  text: ({ changes }) =>
    eventMessage('time-off.closings.events.closed', { through: textAfter(changes, 'through') }),
});

export const closingUndone = event('leave-closing.undone', {
  isPublic: true,
  text: ({ changes }) =>
    eventMessage('time-off.closings.events.undone', { through: textBefore(changes, 'through') }),
});

export const yearEndExported = event('leave-closing.exported', {
  text: ({ changes }) =>
    eventMessage('time-off.closings.events.exported', { through: textAfter(changes, 'through') }),
});

export const closingEvents = {
  'leave-closing.closed': yearClosed,
  'leave-closing.undone': closingUndone,
  'leave-closing.exported': yearEndExported,
} as const;
