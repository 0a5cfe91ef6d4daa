import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'shell.palette.about': 'حول Almanac',
  'shell.palette.aboutWords': 'إصدار اصدار ترخيص نسخة',
  'shell.palette.awayWords': 'غياب زملاء إجازة اجازة عطلة',
  'shell.palette.balance': 'رصيدي',
  'shell.palette.balanceWords': 'أيام ايام متبقية رصيد إجازة اجازة',
  'shell.palette.dashboardWords': 'الرئيسية بداية',
  'shell.palette.help': 'المساعدة',
  'shell.palette.helpWords': 'دليل شرح كيف توثيق',
  'shell.palette.myPeople': 'موظفيّ',
  'shell.palette.myPeopleWords': 'موظفي أرصدة ارصدة الآخرين الموظفين',
  'shell.palette.peopleWords': 'زملاء موظفين بحث الاشخاص',
  'shell.palette.profile': 'الملف الشخصي',
  'shell.palette.profileWords': 'إعدادات اعدادات مظهر جلسات رسائل اختصارات لغة',
} satisfies Catalogue<typeof en>;
