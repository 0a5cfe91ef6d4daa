import { type CalendarDate, earliestDate } from '../../calendar/calendar-date.ts';
import { dateText } from '../../calendar/date-text.ts';
import { formatList } from '../../language/formats.ts';
import type { Catalogue, Texts } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './events-en.ts';

function fromText(from: CalendarDate, { locale }: Texts): string {
  return from === earliestDate ? 'من اليوم الأول' : `من ${dateText(from, locale)}`;
}

export const ar = {
  'leave.events.typeCreated': ({ name }) => `إضافة النوع ${name}`,
  'leave.events.typeChanged': ({ name }) => `تغيير النوع ${name}`,
  'leave.events.typeDeleted': ({ name }) => `حذف النوع ${name}`,
  'leave.events.planCreated': ({ name }) => `إضافة خطة الإجازات ${name}`,
  'leave.events.planCopied': ({ name, original }) => `إضافة خطة الإجازات ${name}، نسخةً من ${original}`,
  'leave.events.planFromTemplate': ({ name, template }) =>
    `إضافة خطة الإجازات ${name}، من النموذج ${template}`,
  'leave.events.planChanged': ({ name }) => `تغيير خطة الإجازات ${name}`,
  'leave.events.planDeleted': ({ name }) => `حذف خطة الإجازات ${name}`,
  'leave.events.rulesSet': ({ name, type, from }, { locale }) =>
    `تحديد قواعد النوع ${type} في خطة الإجازات ${name} من ${dateText(from, locale)}`,
  'leave.events.rulesDeleted': ({ name, type, from }, { locale }) =>
    `حذف قواعد النوع ${type} في خطة الإجازات ${name} من ${dateText(from, locale)}`,
  'leave.events.termsChanged': ({ person, from, terms }, texts) =>
    `تغيير ${formatList(terms.map(texts.text), texts.locale)} (${texts.text(person)}) ${fromText(from, texts)}`,
  'leave.events.place': 'موقع العمل',
  'leave.events.plan': 'خطة الإجازات',
  'leave.events.schedule': 'جدول العمل',
  'leave.events.termsDeleted': ({ person, from }, texts) =>
    `حذف شروط الإجازة (${texts.text(person)}) ${fromText(from, texts)}`,
  'leave.events.setUp': ({ plan, people, from }, { locale }) => {
    const count = plural('ar', people, {
      zero: '0 أشخاص',
      one: 'شخص واحد',
      two: 'شخصان',
      few: `${people} أشخاص`,
      many: `${people} شخصًا`,
      other: `${people} شخص`,
    });
    return `إعداد الإجازات من ${dateText(from, locale)} بالخطة ${plan}: ${count}`;
  },
} satisfies Catalogue<typeof en>;
