import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './on-behalf-en.ts';

export const de = {
  'time-off.booking.reasonVisibility': 'Sichtbar für die Person und die Genehmigenden.',
  'time-off.booking.person': 'Person',
  'time-off.booking.personMissing': 'Bitte wählen Sie eine Person',
  'time-off.booking.notForPerson': 'Für diese Person können Sie keine Abwesenheit beantragen',
  'time-off.booking.asApproved': 'Sofort genehmigt',
  'time-off.booking.asPending': 'Offen: Genehmigung nötig',
  'time-off.booking.saveRequest': 'Antrag speichern',
  'time-off.booking.saved': 'Abwesenheit gespeichert',
  'time-off.booking.notSaved': 'Die Abwesenheit wurde nicht gespeichert',
  'time-off.booking.savedFor': ({ name, type, days }) => `${name}, ${type}, ${days}`,
} satisfies Catalogue<typeof en>;
