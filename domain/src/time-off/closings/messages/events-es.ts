import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const es = {
  'time-off.closings.events.closed': ({ through }, { locale }) =>
    `Ausencias cerradas hasta el ${dateText(through, locale)}`,
  'time-off.closings.events.undone': ({ through }, { locale }) =>
    `Ausencias reabiertas, cerradas hasta el ${dateText(through, locale)}`,
  'time-off.closings.events.exported': ({ through }, { locale }) =>
    `Exportados todos los saldos al cierre del ${dateText(through, locale)}`,
} satisfies Catalogue<typeof en>;
