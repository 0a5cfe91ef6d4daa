import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'profile.session': 'الجلسة',
  'profile.hasRecords': 'لا يمكن حذف حساب له طلبات أو عضويات أو قرارات',
} satisfies Catalogue<typeof en>;
