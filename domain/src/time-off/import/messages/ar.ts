import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const ar = {
  'time-off.import.person': 'الشخص',
  'time-off.import.type': 'النوع',
  'time-off.import.noPerson': ({ cell }) => `لا أحد لديه هذا العنوان أو الرقم الوظيفي: ${cell}`,
  'time-off.import.noType': ({ cell }) => `لا يوجد نوع إجازة بهذا الرمز أو الاسم أو رمز الرواتب: ${cell}`,
  'time-off.import.severalTypes': ({ cell, first, second }) =>
    `${cell} رمز رواتب لأكثر من نوع، منها ${first} و${second}`,
  'time-off.import.noAccount': 'ليس لدى الشخص رصيد من هذا النوع',
  'time-off.import.otherHalf': 'يجب أن يكون نصف اليوم صباحًا (AM) أو مساءً (PM)',
  'time-off.import.otherStatus': 'يجب أن تكون الحالة «معتمدة» أو «معلقة»',
  'time-off.import.otherMinutes': 'يجب أن تكون الدقائق عددًا من 1 إلى 1440 أو ساعات مثل 1:30',
  'time-off.import.sameDays': ({ line }) => `بعض هذه الأيام ورد بالفعل في السطر ${line}`,

  'time-off.import.noRows': 'لا توجد إجازات في الملف',
  'time-off.import.tooManyRows': ({ most }, { locale }) =>
    `الحد الأقصى للإجازات في الاستيراد الواحد: ${formatNumber(most, locale)}`,
  'time-off.import.noColumn': ({ column }) => `العمود ${column} غير موجود`,

  'time-off.import.daysAdded': ({ person, type, year, amount }, { locale }) => {
    const number = formatNumber(amount, locale);
    const days = plural('ar', amount, {
      zero: `${number} يوم`,
      one: 'يوم واحد',
      two: 'يومان',
      few: `${number} أيام`,
      many: `${number} يومًا`,
      other: `${number} يوم`,
    });
    return `${person}: ${days} من ${type} في ${year}`;
  },
  'time-off.import.hoursAdded': ({ person, type, year, amount }, { locale }) => {
    const number = formatNumber(amount, locale);
    const hours = plural('ar', amount, {
      zero: `${number} ساعة`,
      one: 'ساعة واحدة',
      two: 'ساعتان',
      few: `${number} ساعات`,
      many: `${number} ساعة`,
      other: `${number} ساعة`,
    });
    return `${person}: ${hours} من ${type} في ${year}`;
  },
} satisfies Catalogue<typeof en>;
