import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'time-off.history.submitted': 'Gestellt',
  'time-off.history.changed': 'Geändert',
  'time-off.history.cancelled': 'Storniert',
  'time-off.history.deleted': 'Gelöscht',
  'time-off.history.approved': 'Genehmigt',
  'time-off.history.rejected': 'Abgelehnt',
  'time-off.history.decisionUndone': 'Entscheidung rückgängig gemacht',
  'time-off.history.recorded': 'Eingetragen',
  'time-off.history.reminded': 'Erinnerung gesendet',
} satisfies Catalogue<typeof en>;
