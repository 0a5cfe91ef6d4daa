import { dateText } from '../../calendar/date-text.ts';
import { formatPercent } from '../../language/formats.ts';
import type { Catalogue } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './events-en.ts';

export const de = {
  'teams.events.created': ({ name, department }) => `Team ${name} in ${department} angelegt`,
  'teams.events.passedOn': ({ name, leaver, successor }, texts) =>
    `${texts.text(successor)} leitet das Team ${name} nach ${texts.text(leaver)}`,
  'teams.events.changed': ({ name }) => `Team ${name} geändert`,
  'teams.events.renamed': ({ before, name }) => `Team ${before} geändert, jetzt ${name}`,
  'teams.events.deleted': ({ name, members }) =>
    plural('de', members, {
      one: `Team ${name} mit 1 Mitgliedschaft gelöscht`,
      other: `Team ${name} mit ${members} Mitgliedschaften gelöscht`,
    }),
  'teams.events.allocation': ({ percent, startDate, endDate, isActive }, { locale }) => {
    const end = endDate === undefined ? '' : ` bis ${dateText(endDate, locale)}`;
    const state = isActive ? '' : ', inaktiv';
    return `${formatPercent(percent, locale)} ab ${dateText(startDate, locale)}${end}${state}`;
  },
  'teams.events.memberAdded': ({ person, team, allocation }, texts) =>
    `${texts.text(person)} zum Team ${team} hinzugefügt, ${texts.text(allocation)}`,
  'teams.events.memberChanged': ({ person, team, allocation }, texts) =>
    `${texts.text(person)} im Team ${team} geändert, jetzt ${texts.text(allocation)}`,
  'teams.events.memberEnded': ({ person, team, endDate }, texts) =>
    `Mitgliedschaft von ${texts.text(person)} im Team ${team} am ${dateText(endDate, texts.locale)} beendet`,
  'teams.events.memberRemoved': ({ person, team }, texts) =>
    `${texts.text(person)} aus dem Team ${team} entfernt`,
  'teams.events.removedWithTeam': ({ person, team }, texts) =>
    `${texts.text(person)} mit der Löschung des Teams ${team} daraus entfernt`,
} satisfies Catalogue<typeof en>;
