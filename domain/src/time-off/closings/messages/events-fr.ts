import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const fr = {
  'time-off.closings.events.closed': ({ through }, { locale }) =>
    `Tous les congés clôturés jusqu’au ${dateText(through, locale)}`,
  'time-off.closings.events.undone': ({ through }, { locale }) =>
    `Congés clôturés jusqu’au ${dateText(through, locale)} rouverts`,
  'time-off.closings.events.exported': ({ through }, { locale }) =>
    `Tous les soldes à la fin du ${dateText(through, locale)} exportés`,
} satisfies Catalogue<typeof en>;
