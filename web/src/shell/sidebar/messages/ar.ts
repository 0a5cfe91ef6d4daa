import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'shell.sidebar.about': 'حول Almanac',
  'shell.sidebar.help': 'المساعدة',
  'shell.sidebar.profile': 'الملف الشخصي',
  'shell.sidebar.signOut': 'تسجيل الخروج',
  'shell.sidebar.signingOut': 'جارٍ تسجيل الخروج…',
  'shell.sidebar.stillSignedIn': 'تسجيل الدخول ما زال قائمًا',
  'shell.sidebar.theme': 'المظهر',
} satisfies Catalogue<typeof en>;
