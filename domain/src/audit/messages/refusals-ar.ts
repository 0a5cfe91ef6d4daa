import type { Catalogue } from '../../language/message.ts';
import type { en } from './refusals-en.ts';

export const ar = {
  'audit.readForbidden': 'لا تتوفر لديك صلاحية الاطلاع على سجل التدقيق.',
  'audit.startDate': 'تاريخ البداية',
  'audit.endDate': 'تاريخ النهاية',
  'audit.actionNotKnown': 'يجب أن يكون action أحد إجراءات سجل التدقيق',
} satisfies Catalogue<typeof en>;
