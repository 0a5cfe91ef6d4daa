import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './on-behalf-en.ts';

export const fr = {
  'time-off.booking.reasonVisibility': 'Visible par la personne et ses valideurs.',
  'time-off.booking.person': 'Personne',
  'time-off.booking.personMissing': 'La personne est obligatoire',
  'time-off.booking.notForPerson': 'Vous ne pouvez pas demander d’absence pour cette personne',
  'time-off.booking.asApproved': 'Approuvée immédiatement',
  'time-off.booking.asPending': 'En attente : validation requise',
  'time-off.booking.saveRequest': 'Enregistrer la demande',
  'time-off.booking.saved': 'Absence enregistrée',
  'time-off.booking.notSaved': 'L’absence n’a pas été enregistrée',
  'time-off.booking.savedFor': ({ name, type, days }) => `${name}, ${type}, ${days}`,
} satisfies Catalogue<typeof en>;
