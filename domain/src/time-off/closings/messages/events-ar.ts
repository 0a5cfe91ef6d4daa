import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const ar = {
  'time-off.closings.events.closed': ({ through }, { locale }) =>
    `إقفال جميع الإجازات حتى ${dateText(through, locale)}`,
  'time-off.closings.events.undone': ({ through }, { locale }) =>
    `إعادة فتح الإجازات المقفلة حتى ${dateText(through, locale)}`,
  'time-off.closings.events.exported': ({ through }, { locale }) =>
    `تصدير جميع الأرصدة في نهاية ${dateText(through, locale)}`,
} satisfies Catalogue<typeof en>;
