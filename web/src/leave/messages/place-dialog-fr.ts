import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './place-dialog-en.ts';

export const fr = {
  'leave.places.nameField': 'Nom',
  'leave.places.planField': 'Régime de congés des nouveaux arrivants',
  'leave.places.selectPlan': 'Sélectionner un régime',
  'leave.places.scheduleField': 'Horaire des nouveaux arrivants',
  'leave.places.selectSchedule': 'Sélectionner un horaire',
  'leave.places.newPeopleHint': 'Seuls les prochains arrivants reçoivent ce régime et cet horaire.',
  'leave.places.choiceMissing': 'Choisissez-en un',
  'leave.places.changed': 'Lieu de travail modifié',
  'leave.places.added': 'Lieu de travail ajouté',
} satisfies Catalogue<typeof en>;
