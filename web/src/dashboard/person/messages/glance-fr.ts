import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './glance-en.ts';

export const fr = {
  'dashboard.person.glanceNotLoaded': 'Impossible de charger cette personne.',
  'dashboard.person.glanceLoading': 'Chargement de la personne',
  'dashboard.person.isDeactivated': 'Compte désactivé',
  'dashboard.person.withoutDepartment': 'Sans service',
  'dashboard.person.today': 'Absence aujourd’hui',
  'dashboard.person.nextAbsence': 'Prochaine absence',
  'dashboard.person.absencesNotLoaded': 'Chargement impossible',
  'dashboard.person.noneKnown': 'Aucune connue',
  'dashboard.person.awayToday': ({ type }) => `${type} aujourd’hui`,
  'dashboard.person.awayOn': ({ type, days }) => `${type} ${days}`,
  'dashboard.person.andBack': ({ absence, back }) => `${absence}, ${back}`,
} satisfies Catalogue<typeof en>;
