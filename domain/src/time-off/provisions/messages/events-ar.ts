import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const ar = {
  'time-off.provisions.events.kept': ({ on }, { locale }) =>
    `حفظ قائمة المخصصات في تاريخ ${dateText(on, locale)}`,
} satisfies Catalogue<typeof en>;
