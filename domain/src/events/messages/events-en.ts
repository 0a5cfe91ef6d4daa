import type { Message, Texts } from '../../language/message.ts';

export const en = {
  'events.date': 'Date',
  'events.ofOwnRecord': ({ event }: { event: Message }, texts: Texts) =>
    `${texts.text(event)}, their own, as the only administrator`,
  'events.includesOwnRecord': ({ event }: { event: Message }, texts: Texts) =>
    `${texts.text(event)}, including their own record`,
};
