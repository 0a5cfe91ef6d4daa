import { dateText } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'time-off.reports.loading': 'Die Auswertung wird geladen',
  'time-off.reports.balancesLabel': 'Kontostände nach Abteilung',
  'time-off.reports.noDepartment': 'Keine Abteilung',
  'time-off.reports.averageDays': ({ people, amount, shown }) => {
    const days = plural('de', amount, { one: `${shown} Tag`, other: `${shown} Tage` });
    return plural('de', people, {
      one: `${people} Person, ${days} übrig`,
      other: `${people} Personen, im Schnitt ${days} übrig`,
    });
  },
  'time-off.reports.averageHours': ({ people, amount, shown }) => {
    const hours = plural('de', amount, { one: `${shown} Stunde`, other: `${shown} Stunden` });
    return plural('de', people, {
      one: `${people} Person, ${hours} übrig`,
      other: `${people} Personen, im Schnitt ${hours} übrig`,
    });
  },
  'time-off.reports.days': ({ amount, shown }) =>
    plural('de', amount, { one: `${shown} Tag`, other: `${shown} Tage` }),
  'time-off.reports.hours': ({ amount, shown }) =>
    plural('de', amount, { one: `${shown} Stunde`, other: `${shown} Stunden` }),
  'time-off.reports.left': 'übrig',
  'time-off.reports.pending': 'offen',
  'time-off.reports.planned': 'geplant',
  'time-off.reports.taken': 'genommen',
  'time-off.reports.weeks': 'Wochen',
  'time-off.reports.mostAway': ({ share, days }, texts) => {
    const most = days.map(
      ({ away, people, date }) => `${away} von ${people} am ${dateText(date, texts.locale)}`,
    );
    return `Die Balken reichen bis ${formatPercent(share, texts.locale)}. Am meisten abwesend: ${most.join(' · ')}`;
  },
  'time-off.reports.noOneExpected': ({ start }, texts) =>
    `Woche ab ${dateText(start, texts.locale)}: niemand wird erwartet`,
  'time-off.reports.noOneAway': ({ start }, texts) =>
    `Woche ab ${dateText(start, texts.locale)}: niemand fehlt`,
  'time-off.reports.awayOf': ({ start, away, people, date }, texts) =>
    `Woche ab ${dateText(start, texts.locale)}: ${away} von ${people} abwesend am ${dateText(date, texts.locale)}`,
  'time-off.reports.approvedDays': ({ year }) => `Genehmigte Tage ${year}`,
  'time-off.reports.noDays': ({ year }) => `Keine genehmigten Tage ${year}.`,
  'time-off.reports.monthColumn': 'Monat',
  'time-off.reports.byType': 'Nach Abwesenheitsart',
  'time-off.reports.daysColumn': 'Tage',
  'time-off.reports.noType': 'Keine',
  'time-off.reports.typeAmount': ({ type, shown }) => `${type} ${shown}`,
  'time-off.reports.typeDays': ({ type, amount, shown }) =>
    plural('de', amount, { one: `${type}: ${shown} Tag`, other: `${type}: ${shown} Tage` }),
  'time-off.reports.yearByType': 'Tage des Jahres nach Abwesenheitsart',
} satisfies Catalogue<typeof en>;
