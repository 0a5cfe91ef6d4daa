import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const de = {
  'events.date': 'Datum',
  'events.ofOwnRecord': ({ event }, texts) =>
    `${texts.text(event)} (eigener Eintrag, als einzige Person der Administration)`,
  'events.includesOwnRecord': ({ event }, texts) => `${texts.text(event)} (auch eigener Eintrag)`,
} satisfies Catalogue<typeof en>;
