import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const ar = {
  'leave.types.away': 'غياب',
  'leave.types.noSuchType': 'نوع الإجازة هذا غير موجود',
  'leave.types.needsReason': ({ name }) => `يلزم ذكر السبب لهذا النوع: ${name}`,
  'leave.types.takesNoReason': ({ name }) => `لا يُذكر سبب لهذا النوع: ${name}`,
  'leave.types.days': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('ar', days, {
      zero: '0 أيام',
      one: 'يوم واحد',
      two: 'يومان',
      few: `${number} أيام`,
      many: `${number} يومًا`,
      other: `${number} يوم`,
    });
  },
  'leave.types.hours': ({ clock }) => `${clock} ساعة`,
} satisfies Catalogue<typeof en>;
