import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'connections.feeds.feed': 'Der Kalender-Feed',
  'connections.feeds.ownHasNoGroup': 'Ein Feed der eigenen Abwesenheiten hat keine Abteilung und kein Team',
  'connections.feeds.oneGroup': 'Wählen Sie eine Abteilung oder ein Team, nicht beides',
  'connections.feeds.noSuchDepartment': 'Diese Abteilung gibt es nicht',
  'connections.feeds.noSuchTeam': 'Dieses Team gibt es nicht',
  'connections.feeds.tooMany': ({ most }) =>
    `Sie haben bereits ${most} Kalender-Feeds. Beenden Sie zuerst einen`,
  'connections.feeds.fetches': 'Abrufe dieses Kalenders',

  'connections.feeds.myTimeOff': ({ company }) => `Meine Abwesenheiten (${company})`,
  'connections.feeds.away': ({ company }) => `Abwesend (${company})`,
  'connections.feeds.awayOf': ({ group, company }) => `Abwesend: ${group} (${company})`,
  'connections.feeds.person': ({ name, what }, texts) => `${texts.text(name)}: ${texts.text(what)}`,
  'connections.feeds.someone': 'Jemand',
  'connections.feeds.pending': ({ what }, texts) => `${texts.text(what)} (offen)`,
  'connections.feeds.morning': ({ what }, texts) => `${texts.text(what)} (vormittags)`,
  'connections.feeds.afternoon': ({ what }, texts) => `${texts.text(what)} (nachmittags)`,
  'connections.feeds.hours': ({ what, hours }, texts) => `${texts.text(what)} (${texts.text(hours)})`,
  'connections.feeds.fromNoon': ({ what }, texts) => `${texts.text(what)} (am ersten Tag ab Mittag)`,
  'connections.feeds.untilNoon': ({ what }, texts) => `${texts.text(what)} (am letzten Tag bis Mittag)`,
  'connections.feeds.fromNoonUntilNoon': ({ what }, texts) =>
    `${texts.text(what)} (vom Mittag des ersten bis zum Mittag des letzten Tages)`,
} satisfies Catalogue<typeof en>;
