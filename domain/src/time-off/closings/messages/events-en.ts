import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { dateText } from '../../../calendar/date-text.ts';
import type { Texts } from '../../../language/message.ts';

export interface Through {
  through: CalendarDate;
}

export const en = {
  'time-off.closings.events.closed': ({ through }: Through, { locale }: Texts) =>
    `Closed all leave through ${dateText(through, locale)}`,
  'time-off.closings.events.undone': ({ through }: Through, { locale }: Texts) =>
    `Reopened the leave closed through ${dateText(through, locale)}`,
  'time-off.closings.events.exported': ({ through }: Through, { locale }: Texts) =>
    `Exported all balances at the end of ${dateText(through, locale)}`,
};
