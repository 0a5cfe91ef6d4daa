import type { Catalogue } from '../../language/message.ts';
import type { en } from './refusals-en.ts';

export const fr = {
  'audit.readForbidden': 'Vous n’êtes pas autorisé à lire le journal d’audit.',
  'audit.startDate': 'Date de début',
  'audit.endDate': 'Date de fin',
  'audit.actionNotKnown': 'action doit être l’une des actions du journal d’audit',
} satisfies Catalogue<typeof en>;
