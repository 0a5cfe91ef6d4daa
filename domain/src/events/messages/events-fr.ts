import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const fr = {
  'events.date': 'Date',
  'events.ofOwnRecord': ({ event }, texts) =>
    `${texts.text(event)} (ses propres données, en tant que seul administrateur)`,
  'events.includesOwnRecord': ({ event }, texts) => `${texts.text(event)} (y compris ses propres données)`,
} satisfies Catalogue<typeof en>;
