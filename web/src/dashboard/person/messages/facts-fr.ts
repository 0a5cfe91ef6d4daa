import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './facts-en.ts';

export const fr = {
  'dashboard.person.employment': 'Emploi',
  'dashboard.person.employmentNotLoaded': 'Impossible de charger vos informations d’emploi',
  'dashboard.person.employmentLoading': 'Chargement de vos informations d’emploi',
  'dashboard.person.place': 'Lieu de travail',
  'dashboard.person.plan': 'Régime de congés',
  'dashboard.person.schedule': 'Horaire de travail',
  'dashboard.person.daysAWeek': ({ days }, { locale }) =>
    plural('fr', days, {
      one: `${formatNumber(days, locale)} jour par semaine`,
      other: `${formatNumber(days, locale)} jours par semaine`,
    }),
  'dashboard.person.start': 'Date d’entrée',
  'dashboard.person.notSet': 'Non défini',
  'dashboard.person.lastDay': 'Dernier jour',
  'dashboard.person.earlierEmployments': 'Contrats antérieurs',
  'dashboard.person.until': ({ end }) => `jusqu’au ${end}`,
  'dashboard.person.fromUntil': ({ start, end }) => `du ${start} au ${end}`,
  'dashboard.person.managers': ({ count }) =>
    plural('fr', count, { one: 'Responsable', other: 'Responsables' }),
  'dashboard.person.noManager': 'Aucun',
  'dashboard.person.termsNotLoaded': 'Impossible de charger le lieu de travail, le régime et l’horaire',
} satisfies Catalogue<typeof en>;
