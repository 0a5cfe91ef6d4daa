import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { type en, list } from './en.ts';

export const fr = {
  'connections.digest.dailySubject': ({ day }, texts) => `Qui est absent : ${dateText(day, texts.locale)}`,
  'connections.digest.weeklySubject': ({ day }, texts) =>
    `Qui est absent cette semaine : ${dateText(day, texts.locale)}`,
  'connections.digest.today': ({ lines }, texts) => list('Absents aujourd’hui :', lines, texts),
  'connections.digest.later': ({ lines }, texts) => list('Absents plus tard cette semaine :', lines, texts),
  'connections.digest.further': ({ people }, { locale }) => {
    const count = formatNumber(people, locale);
    return plural('fr', people, {
      one: 'Une autre personne est absente cette semaine.',
      other: `${count} autres personnes sont absentes cette semaine.`,
    });
  },
  'connections.digest.pending': ({ lines, count }, texts) => {
    const number = formatNumber(count, texts.locale);
    return list(
      plural('fr', count, {
        one: 'Une demande attend votre décision :',
        other: `${number} demandes attendent votre décision :`,
      }),
      lines,
      texts,
    );
  },
  'connections.digest.next': ({ what }, texts) => `Vos prochains congés : ${texts.text(what)}.`,
  'connections.digest.nextPending': ({ what }, texts) =>
    `Vos prochains congés, encore en attente : ${texts.text(what)}.`,
  'connections.digest.away': ({ person, type, time }, texts) =>
    `${person} : ${texts.text(type)}, ${texts.text(time)}`,
  'connections.digest.awayUntil': ({ person, type, time, backOn }, texts) =>
    `${person} : ${texts.text(type)}, ${texts.text(time)}, de retour le ${dateText(backOn, texts.locale)}`,
  'connections.digest.review': 'Examiner les demandes',
  'connections.digest.seeAway': 'Voir qui est absent',
  'connections.digest.why':
    'Vous avez choisi ce récapitulatif dans votre profil, sous Calendrier et notifications. Vous pouvez l’y désactiver.',
} satisfies Catalogue<typeof en>;
