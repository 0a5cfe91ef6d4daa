import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './people-en.ts';

export const ar = {
  'dashboard.people.title': 'موظفيّ',
  'dashboard.people.subtitle': 'أرصدة إجازات من تُعرض عليك طلباتهم للموافقة.',
  'dashboard.people.away': 'الغائبون',
} satisfies Catalogue<typeof en>;
