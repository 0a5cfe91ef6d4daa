import { periodText } from '../../calendar/date-text.ts';
import type { Catalogue } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './events-en.ts';

export const ar = {
  'payroll.events.created': ({ name }) => `إضافة ملف تصدير الرواتب ${name}`,
  'payroll.events.changed': ({ name }) => `تغيير ملف تصدير الرواتب ${name}`,
  'payroll.events.deleted': ({ name }) => `حذف ملف تصدير الرواتب ${name}`,
  'payroll.events.handedOver': ({ profile, from, to, rows, corrections }, { locale }) => {
    const ofRows = plural('ar', rows, {
      zero: 'بلا أسطر',
      one: 'سطر واحد',
      two: 'سطران',
      few: `${rows} أسطر`,
      many: `${rows} سطرًا`,
      other: `${rows} سطر`,
    });
    const ofCorrections = plural('ar', corrections, {
      zero: 'بلا تصحيحات',
      one: 'تصحيح واحد',
      two: 'تصحيحان',
      few: `${corrections} تصحيحات`,
      many: `${corrections} تصحيحًا`,
      other: `${corrections} تصحيح`,
    });
    return `تسليم ${periodText({ startDate: from, endDate: to }, locale)} إلى الرواتب باستخدام ${profile}: ${ofRows}، ${ofCorrections}`;
  },
  'payroll.events.replaced': ({ profile, from, to }, { locale }) =>
    `استبدال تسليم ${periodText({ startDate: from, endDate: to }, locale)} إلى الرواتب باستخدام ${profile}`,
  'payroll.events.exported': ({ profile, from, to }, { locale }) =>
    `تنزيل ملف الرواتب عن ${periodText({ startDate: from, endDate: to }, locale)} باستخدام ${profile}`,
} satisfies Catalogue<typeof en>;
