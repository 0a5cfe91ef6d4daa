import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './place-dialog-en.ts';

export const de = {
  'leave.places.nameField': 'Name',
  'leave.places.planField': 'Urlaubsmodell für neue Personen',
  'leave.places.selectPlan': 'Urlaubsmodell wählen',
  'leave.places.scheduleField': 'Arbeitszeitmodell für neue Personen',
  'leave.places.selectSchedule': 'Arbeitszeitmodell wählen',
  'leave.places.newPeopleHint': 'Nur wer ab jetzt eintritt, erhält diese Modelle.',
  'leave.places.choiceMissing': 'Wählen Sie eines aus',
  'leave.places.changed': 'Standort geändert',
  'leave.places.added': 'Standort angelegt',
} satisfies Catalogue<typeof en>;
