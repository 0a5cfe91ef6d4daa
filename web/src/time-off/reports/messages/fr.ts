import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'time-off.reports.loading': 'Chargement du rapport',
  'time-off.reports.balancesLabel': 'Soldes par service',
  'time-off.reports.noDepartment': 'Sans service',
  'time-off.reports.averageDays': ({ people, amount, shown }) => {
    const days = plural('fr', amount, { one: `${shown} jour`, other: `${shown} jours` });
    return plural('fr', people, {
      one: `${people} personne, reste ${days}`,
      other: `${people} personnes, reste ${days} en moyenne`,
    });
  },
  'time-off.reports.averageHours': ({ people, amount, shown }) => {
    const hours = plural('fr', amount, { one: `${shown} heure`, other: `${shown} heures` });
    return plural('fr', people, {
      one: `${people} personne, reste ${hours}`,
      other: `${people} personnes, reste ${hours} en moyenne`,
    });
  },
  'time-off.reports.days': ({ amount, shown }) =>
    plural('fr', amount, { one: `${shown} jour`, other: `${shown} jours` }),
  'time-off.reports.hours': ({ amount, shown }) =>
    plural('fr', amount, { one: `${shown} heure`, other: `${shown} heures` }),
  'time-off.reports.left': 'reste',
  'time-off.reports.pending': 'en attente',
  'time-off.reports.planned': 'prévu',
  'time-off.reports.taken': 'pris',
  'time-off.reports.weeks': 'Semaines',
  'time-off.reports.mostAway': ({ share, days }, texts) => {
    const most = days.map(
      ({ away, people, date }) => `${away} sur ${people} le ${dateText(date, texts.locale)}`,
    );
    return `Les barres vont jusqu’à ${formatNumber(share, texts.locale)} %. Le plus d’absents : ${most.join(' · ')}`;
  },
  'time-off.reports.noOneExpected': ({ start }, texts) =>
    `Semaine du ${dateText(start, texts.locale)} : personne n’est attendu`,
  'time-off.reports.noOneAway': ({ start }, texts) =>
    `Semaine du ${dateText(start, texts.locale)} : personne n’est absent`,
  'time-off.reports.awayOf': ({ start, away, people, date }, texts) =>
    plural('fr', away, {
      one: `Semaine du ${dateText(start, texts.locale)} : ${away} absent sur ${people} le ${dateText(date, texts.locale)}`,
      other: `Semaine du ${dateText(start, texts.locale)} : ${away} absents sur ${people} le ${dateText(date, texts.locale)}`,
    }),
  'time-off.reports.approvedDays': ({ year }) => `Jours approuvés en ${year}`,
  'time-off.reports.noDays': ({ year }) => `Aucun jour approuvé en ${year}.`,
  'time-off.reports.monthColumn': 'Mois',
  'time-off.reports.byType': 'Par type',
  'time-off.reports.daysColumn': 'Jours',
  'time-off.reports.noType': 'Aucun',
  'time-off.reports.typeAmount': ({ type, shown }) => `${type} ${shown}`,
  'time-off.reports.typeDays': ({ type, amount, shown }) =>
    plural('fr', amount, { one: `${type} : ${shown} jour`, other: `${type} : ${shown} jours` }),
  'time-off.reports.yearByType': 'Jours de l’année par type',
} satisfies Catalogue<typeof en>;
