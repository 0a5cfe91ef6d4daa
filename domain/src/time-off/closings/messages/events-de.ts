import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const de = {
  'time-off.closings.events.closed': ({ through }, { locale }) =>
    `Alles bis ${dateText(through, locale)} abgeschlossen`,
  'time-off.closings.events.undone': ({ through }, { locale }) =>
    `Abschluss bis ${dateText(through, locale)} wieder geöffnet`,
  'time-off.closings.events.exported': ({ through }, { locale }) =>
    `Alle Kontostände zum ${dateText(through, locale)} exportiert`,
} satisfies Catalogue<typeof en>;
