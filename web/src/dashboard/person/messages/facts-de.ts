import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './facts-en.ts';

export const de = {
  'dashboard.person.employment': 'Beschäftigung',
  'dashboard.person.employmentNotLoaded': 'Ihre Beschäftigung konnte nicht geladen werden',
  'dashboard.person.employmentLoading': 'Ihre Beschäftigung wird geladen',
  'dashboard.person.place': 'Standort',
  'dashboard.person.plan': 'Urlaubsmodell',
  'dashboard.person.schedule': 'Arbeitszeitmodell',
  'dashboard.person.daysAWeek': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('de', days, { one: `${number} Tag pro Woche`, other: `${number} Tage pro Woche` });
  },
  'dashboard.person.start': 'Beginn',
  'dashboard.person.notSet': 'Nicht angegeben',
  'dashboard.person.lastDay': 'Letzter Arbeitstag',
  'dashboard.person.earlierEmployments': 'Frühere Beschäftigung',
  'dashboard.person.until': ({ end }) => `bis ${end}`,
  'dashboard.person.fromUntil': ({ start, end }) => `${start} bis ${end}`,
  'dashboard.person.managers': ({ count }) =>
    plural('de', count, { one: 'Führungskraft', other: 'Führungskräfte' }),
  'dashboard.person.noManager': 'Keine',
  'dashboard.person.termsNotLoaded': 'Standort, Urlaubs- und Arbeitszeitmodell konnten nicht geladen werden',
} satisfies Catalogue<typeof en>;
