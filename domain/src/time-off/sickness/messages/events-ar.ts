import { dateText } from '../../../calendar/date-text.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const ar = {
  'time-off.sickness.events.read': ({ on }, { locale }) => `عرض تقرير المرض في تاريخ ${dateText(on, locale)}`,
  'time-off.sickness.events.spellsRead': ({ person }, texts) => `عرض فترات مرض ${texts.text(person)}`,
  'time-off.sickness.events.continued': ({ person, startDate, earlier }, texts) =>
    `تحديد مرض ${texts.text(person)} منذ ${dateText(startDate, texts.locale)} استمرارًا للمرض منذ ${dateText(earlier, texts.locale)}`,
  'time-off.sickness.events.separated': ({ person, startDate }, texts) =>
    `تحديد مرض ${texts.text(person)} منذ ${dateText(startDate, texts.locale)} مرضًا جديدًا`,
  'time-off.sickness.events.noticed': ({ person, startDate, days }, texts) =>
    `إخطار الموارد البشرية بأن مرض ${texts.text(person)} منذ ${dateText(startDate, texts.locale)} مستمر منذ ${formatNumber(days, texts.locale)} يومًا`,
} satisfies Catalogue<typeof en>;
