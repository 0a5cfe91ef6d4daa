import { dateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './dialogs-en.ts';

export const ar = {
  'leave.terms.changeOfPeople': ({ count }) =>
    plural('ar', count, {
      zero: 'تغيير شروط الإجازة، لا أحد',
      one: 'تغيير شروط الإجازة، شخص واحد',
      two: 'تغيير شروط الإجازة، شخصان',
      few: `تغيير شروط الإجازة، ${count} أشخاص`,
      many: `تغيير شروط الإجازة، ${count} شخصًا`,
      other: `تغيير شروط الإجازة، ${count} شخص`,
    }),
  'leave.terms.changeOfDepartment': ({ name }) => `تغيير شروط الإجازة لجميع من في ${name}`,
  'leave.terms.everyoneIn': ({ name }) => `جميع من في ${name}`,
  'leave.terms.changeHint': 'يسري من هذا التاريخ، ويحل محل التغييرات اللاحقة في الحقول المختارة.',
  'leave.terms.fromField': 'من',
  'leave.terms.noChange': 'بلا تغيير',
  'leave.terms.changed': 'غُيِّرت شروط الإجازة',

  'leave.terms.termsOf': ({ name }) => `شروط الإجازة: ${name}`,
  'leave.terms.termsHint': 'يسري كل سطر إلى أن يبدأ السطر التالي.',
  'leave.terms.termsLabel': 'شروط الإجازة',
  'leave.terms.termsLoading': 'جارٍ تحميل شروط الإجازة',
  'leave.terms.termsNotLoaded': 'تعذّر تحميل شروط الإجازة',
  'leave.terms.today': 'اليوم',
  'leave.terms.close': 'إغلاق',
  'leave.terms.delete': 'حذف',
  'leave.terms.deleteFrom': ({ date }, texts) => `حذف الشروط السارية من ${dateText(date, texts.locale)}`,
  'leave.terms.deleteTitle': 'حذف التغيير',
  'leave.terms.deleteHint': ({ date, name }) =>
    `بدءًا من ${date} تعود الشروط السابقة (${name}) إلى أن يحين التغيير التالي.`,
  'leave.terms.deleted': 'حُذف التغيير',
} satisfies Catalogue<typeof en>;
