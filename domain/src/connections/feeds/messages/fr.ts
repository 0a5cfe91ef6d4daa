import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'connections.feeds.feed': 'Le flux de calendrier',
  'connections.feeds.ownHasNoGroup': 'Un flux de vos propres absences n’a ni service ni équipe',
  'connections.feeds.oneGroup': 'Choisissez un service ou une équipe, pas les deux',
  'connections.feeds.noSuchDepartment': 'Ce service n’existe pas',
  'connections.feeds.noSuchTeam': 'Cette équipe n’existe pas',
  'connections.feeds.tooMany': ({ most }) =>
    `Vous avez déjà ${most} flux de calendrier. Mettez d’abord fin à l’un d’eux`,
  'connections.feeds.fetches': 'Lectures de ce calendrier',

  'connections.feeds.myTimeOff': ({ company }) => `Mes absences (${company})`,
  'connections.feeds.away': ({ company }) => `Absents (${company})`,
  'connections.feeds.awayOf': ({ group, company }) => `Absents : ${group} (${company})`,
  'connections.feeds.person': ({ name, what }, texts) => `${texts.text(name)} : ${texts.text(what)}`,
  'connections.feeds.someone': 'Quelqu’un',
  'connections.feeds.pending': ({ what }, texts) => `${texts.text(what)} (en attente)`,
  'connections.feeds.morning': ({ what }, texts) => `${texts.text(what)} (matin)`,
  'connections.feeds.afternoon': ({ what }, texts) => `${texts.text(what)} (après-midi)`,
  'connections.feeds.hours': ({ what, hours }, texts) => `${texts.text(what)} (${texts.text(hours)})`,
  'connections.feeds.fromNoon': ({ what }, texts) => `${texts.text(what)} (à partir de midi le premier jour)`,
  'connections.feeds.untilNoon': ({ what }, texts) => `${texts.text(what)} (jusqu’à midi le dernier jour)`,
  'connections.feeds.fromNoonUntilNoon': ({ what }, texts) =>
    `${texts.text(what)} (de midi le premier jour à midi le dernier jour)`,
} satisfies Catalogue<typeof en>;
