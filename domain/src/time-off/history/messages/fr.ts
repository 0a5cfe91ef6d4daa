import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'time-off.history.submitted': 'Envoyée',
  'time-off.history.changed': 'Modifiée',
  'time-off.history.cancelled': 'Annulée',
  'time-off.history.deleted': 'Supprimée',
  'time-off.history.approved': 'Approuvée',
  'time-off.history.rejected': 'Refusée',
  'time-off.history.decisionUndone': 'Décision annulée',
  'time-off.history.recorded': 'Enregistrée',
  'time-off.history.reminded': 'Valideurs relancés',
} satisfies Catalogue<typeof en>;
