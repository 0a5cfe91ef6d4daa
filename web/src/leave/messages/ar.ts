import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'leave.forbidden': 'لا تتوفر لديك صلاحية إعداد الإجازات.',
} satisfies Catalogue<typeof en>;
