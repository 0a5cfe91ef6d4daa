import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './route-en.ts';

export const ar = {
  'time-off.accessDeniedHint': 'لا تتوفر لديك صلاحية الموافقة على طلبات الإجازة.',
} satisfies Catalogue<typeof en>;
