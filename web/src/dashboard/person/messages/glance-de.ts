import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './glance-en.ts';

export const de = {
  'dashboard.person.glanceNotLoaded': 'Diese Person konnte nicht geladen werden.',
  'dashboard.person.glanceLoading': 'Die Person wird geladen',
  'dashboard.person.isDeactivated': 'Deaktiviert',
  'dashboard.person.withoutDepartment': 'Keine Abteilung',
  'dashboard.person.today': 'Heute abwesend',
  'dashboard.person.nextAbsence': 'Nächste Abwesenheit',
  'dashboard.person.absencesNotLoaded': 'Konnte nicht geladen werden',
  'dashboard.person.noneKnown': 'Keine bekannt',
  'dashboard.person.awayToday': ({ type }) => `Heute: ${type}`,
  'dashboard.person.awayOn': ({ type, days }) => `${type} ${days}`,
  'dashboard.person.andBack': ({ absence, back }) => `${absence}, ${back}`,
} satisfies Catalogue<typeof en>;
