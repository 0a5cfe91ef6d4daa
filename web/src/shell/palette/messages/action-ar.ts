import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './action-en.ts';

export const ar = {
  'shell.palette.actions': 'الإجراءات',
  'shell.palette.createTeam': 'إنشاء فريق',
  'shell.palette.createTeamWords': 'إضافة اضافة انشاء جديد',
  'shell.palette.importPeople': 'استيراد الأشخاص',
  'shell.palette.importPeopleWords': 'csv مستخدمين موظفين ملف الاشخاص',
  'shell.palette.invite': 'دعوة مستخدم',
  'shell.palette.inviteWords': 'إضافة اضافة جديد شخص موظف',
  'shell.palette.nothingFound': 'لا نتائج. يمكن تجربة جزء آخر من الاسم.',
  'shell.palette.onBehalf': 'طلب إجازة نيابةً عن شخص',
  'shell.palette.onBehalfWords': 'نيابة عن تسجيل مرض غياب اجازة',
  'shell.palette.pages': 'الصفحات',
  'shell.palette.placeholder': 'شخص أو فريق أو صفحة أو إجراء',
  'shell.palette.requestTimeOffWords': 'إجازة اجازة سنوية مرضية عطلة غياب تقديم جديد',
  'shell.palette.search': 'البحث عن أشخاص وصفحات وإجراءات',
  'shell.palette.searching': 'جارٍ البحث…',
  'shell.palette.showKeys': 'عرض الاختصارات',
  'shell.palette.showKeysWords': 'لوحة المفاتيح اختصارات مساعدة',
  'shell.palette.signOut': 'تسجيل الخروج',
  'shell.palette.signOutWords': 'خروج مغادرة',
  'shell.palette.stillSignedIn': 'تسجيل الدخول ما زال قائمًا',
  'shell.palette.theme': ({ label }) => `المظهر: ${label}`,
  'shell.palette.themeWords': 'ألوان الوان داكن فاتح وضع ليلي',
} satisfies Catalogue<typeof en>;
