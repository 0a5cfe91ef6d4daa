import { formatList } from '../../language/formats.ts';
import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const de = {
  'demo.events.filled': ({ people }) =>
    `Leere Datenbank mit einem Demo-Unternehmen aus ${people} Personen gefüllt`,
  'demo.events.leaveGiven': ({ people, places }, { locale }) =>
    `${people} Personen des Demo-Unternehmens den Standorten ${formatList(places, locale)} mit ihren Feiertagen zugeordnet`,
} satisfies Catalogue<typeof en>;
