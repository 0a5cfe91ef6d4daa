import { dateText } from '../../calendar/english-date-text.ts';
import { event } from '../../events/event.ts';
import { formerValue, newValue } from '../../events/event-changes.ts';

export const yearClosed = event('leave-closing.closed', {
  isPublic: true,
  text: ({ changes }) => `Closed all leave through ${dateText(String(newValue(changes, 'through')))}`,
});

export const closingUndone = event('leave-closing.undone', {
  isPublic: true,
  text: ({ changes }) =>
    `Opened again what was closed through ${dateText(String(formerValue(changes, 'through')))}`,
});

export const yearEndExported = event('leave-closing.exported', {
  text: ({ changes }) =>
    `Exported the balances of everybody at the end of ${dateText(String(newValue(changes, 'through')))}`,
});

export const closingEvents = {
  'leave-closing.closed': yearClosed,
  'leave-closing.undone': closingUndone,
  'leave-closing.exported': yearEndExported,
} as const;
