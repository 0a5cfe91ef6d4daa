import { formatList, formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'time-off.presence.away': 'Absents',
  'time-off.presence.awayLink': 'Qui est absent',
  'time-off.presence.awayNotLoaded': 'Impossible de charger les absents',
  'time-off.presence.loadingAway': 'Chargement des absents',
  'time-off.presence.today': 'Aujourd’hui',
  'time-off.presence.thisWeek': 'Cette semaine',
  'time-off.presence.nextWeek': 'Semaine prochaine',
  'time-off.presence.weekIsOver': 'La semaine est terminée.',
  'time-off.presence.everyoneIsIn': 'Tout le monde est présent',
  'time-off.presence.noOneOfTeams': 'Aucun absent dans vos équipes',
  'time-off.presence.awayCount': ({ count }) =>
    plural('fr', count, { one: `${count} absent`, other: `${count} absents` }),
  'time-off.presence.you': '(vous)',
  'time-off.presence.showMore': ({ count, all }) => `Afficher ${count} de plus sur ${all}`,
  'time-off.presence.moreToday': ({ count }) =>
    plural('fr', count, { one: `+ ${count} autre`, other: `+ ${count} autres` }),
  'time-off.presence.moreAwayToday': ({ count }) =>
    plural('fr', count, {
      one: `+ ${count} autre absent aujourd’hui`,
      other: `+ ${count} autres absents aujourd’hui`,
    }),
  'time-off.presence.outsideTeams': ({ count }) =>
    plural('fr', count, {
      one: `Ainsi que ${count} personne hors de vos équipes.`,
      other: `Ainsi que ${count} personnes hors de vos équipes.`,
    }),
  'time-off.presence.from': ({ day, isAfternoon }) =>
    isAfternoon ? `à partir du ${day}, après-midi` : `à partir du ${day}`,
  'time-off.presence.back': ({ day, isAfternoon }) =>
    isAfternoon ? `retour le ${day}, après-midi` : `retour le ${day}`,
  'time-off.presence.backToday': ({ isAfternoon }) =>
    isAfternoon ? 'retour aujourd’hui, après-midi' : 'retour aujourd’hui',
  'time-off.presence.inDays': ({ count }) =>
    plural('fr', count, { one: `dans ${count} jour`, other: `dans ${count} jours` }),
  'time-off.presence.startsTomorrow': 'demain',
  'time-off.presence.startsToday': 'aujourd’hui',
  'time-off.presence.hasStarted': 'maintenant',
  'time-off.presence.whenAndState': ({ when, state }) => `${when}, ${state}`,
  'time-off.presence.waitingForApproval': 'en attente',
  'time-off.presence.waitingFor': ({ names, others }, { locale }) => {
    const number = formatNumber(others, locale);
    const more = plural('fr', others, {
      one: `${number} autre personne`,
      other: `${number} autres personnes`,
    });
    return `en attente de validation : ${formatList(others > 0 ? [...names, more] : names, locale, 'or')}`;
  },
  'time-off.presence.nextDaysOff': 'Vos prochains jours d’absence',
  'time-off.presence.loadingNextDaysOff': 'Chargement de vos prochains jours d’absence',
  'time-off.presence.noDaysOff': 'Aucun prévu',
  'time-off.presence.noDaysOffHint':
    'Dans « Mon année », faites glisser le pointeur sur des jours pour les demander.',
  'time-off.presence.nextHoliday': 'Prochain jour férié',
  'time-off.presence.loadingNextHoliday': 'Chargement du prochain jour férié',
  'time-off.presence.nextNotLoaded': 'Chargement impossible',
  'time-off.presence.nextFact': ({ what, when }) => `${what}, ${when}`,
} satisfies Catalogue<typeof en>;
