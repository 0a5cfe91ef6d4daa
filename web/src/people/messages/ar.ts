import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'people.forbidden': 'لا تتوفر لديك صلاحية إدارة المستخدمين.',
} satisfies Catalogue<typeof en>;
