import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './glance-en.ts';

export const ar = {
  'dashboard.person.glanceNotLoaded': 'تعذّر تحميل بيانات هذا الشخص.',
  'dashboard.person.glanceLoading': 'جارٍ تحميل بيانات الشخص',
  'dashboard.person.isDeactivated': 'معطَّل',
  'dashboard.person.withoutDepartment': 'بلا قسم',
  'dashboard.person.today': 'إجازة اليوم',
  'dashboard.person.nextAbsence': 'الإجازة القادمة',
  'dashboard.person.absencesNotLoaded': 'تعذّر التحميل',
  'dashboard.person.noneKnown': 'لا إجازات معروفة',
  'dashboard.person.awayToday': ({ type }) => `${type} اليوم`,
  'dashboard.person.awayOn': ({ type, days }) => `${type} ${days}`,
  'dashboard.person.andBack': ({ absence, back }) => `${absence}، ${back}`,
} satisfies Catalogue<typeof en>;
