import { dateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './dialogs-en.ts';

export const fr = {
  'leave.terms.changeOfPeople': ({ count }) =>
    plural('fr', count, {
      one: `Modifier les conditions de ${count} personne`,
      other: `Modifier les conditions de ${count} personnes`,
    }),
  'leave.terms.changeOfDepartment': ({ name }) => `Modifier les conditions de tout le service : ${name}`,
  'leave.terms.everyoneIn': ({ name }) => `Tout le service : ${name}`,
  'leave.terms.changeHint':
    'S’applique à partir de cette date et remplace les changements ultérieurs des champs choisis.',
  'leave.terms.fromField': 'À partir du',
  'leave.terms.noChange': 'Pas de changement',
  'leave.terms.changed': 'Conditions modifiées',
  'leave.terms.termsOf': ({ name }) => `Conditions de congés : ${name}`,
  'leave.terms.termsHint': 'Chaque ligne s’applique jusqu’au début de la suivante.',
  'leave.terms.termsLabel': 'Conditions de congés',
  'leave.terms.termsLoading': 'Chargement des conditions de congés',
  'leave.terms.termsNotLoaded': 'Impossible de charger les conditions de congés',
  'leave.terms.today': 'Aujourd’hui',
  'leave.terms.close': 'Fermer',
  'leave.terms.delete': 'Supprimer',
  'leave.terms.deleteFrom': ({ date }, texts) =>
    `Supprimer les conditions à partir du ${dateText(date, texts.locale)}`,
  'leave.terms.deleteTitle': 'Supprimer le changement',
  'leave.terms.deleteHint': ({ date, name }) =>
    `À partir du ${date}, les conditions précédentes s’appliquent de nouveau jusqu’au prochain changement (${name}).`,
  'leave.terms.deleted': 'Changement supprimé',
} satisfies Catalogue<typeof en>;
