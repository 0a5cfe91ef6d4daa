import { event } from '../../events/event.ts';
import { textAfter } from '../../events/event-words.ts';
import { eventMessage } from './messages/event-message.ts';

export const provisionsKept = event('leave-provisions.kept', {
  text: ({ changes }) =>
    eventMessage('time-off.provisions.events.kept', { on: textAfter(changes, 'through') }),
});

export const provisionEvents = { 'leave-provisions.kept': provisionsKept } as const;
