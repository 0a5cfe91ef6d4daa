import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'setup.notAdministrator': 'لا تتوفر لديك صلاحية إعداد الشركة.',
} satisfies Catalogue<typeof en>;
