import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const es = {
  'events.date': 'Fecha',
  'events.ofOwnRecord': ({ event }, texts) =>
    `${texts.text(event)} (datos propios, al no haber otro administrador)`,
  'events.includesOwnRecord': ({ event }, texts) => `${texts.text(event)} (incluidos los datos propios)`,
} satisfies Catalogue<typeof en>;
