import type { Catalogue } from '../../language/message.ts';
import type { en } from './refusals-en.ts';

export const de = {
  'audit.readForbidden': 'Sie dürfen das Protokoll nicht lesen.',
  'audit.startDate': 'Erster Tag',
  'audit.endDate': 'Letzter Tag',
  'audit.actionNotKnown': 'action muss eine der Aktionen des Protokolls sein',
} satisfies Catalogue<typeof en>;
