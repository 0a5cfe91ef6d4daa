import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { dateText } from '../../calendar/date-text.ts';
import { formatPercent } from '../../language/formats.ts';
import type { Message, Said, Texts } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';

export interface Allocation {
  percent: number;
  startDate: CalendarDate;
  endDate?: CalendarDate | undefined;
  isActive: boolean;
}

export interface Membership {
  person: Said;
  team: string;
}

export const en = {
  'teams.events.created': ({ name, department }: { name: string; department: string }) =>
    `Created the team ${name} in ${department}`,
  'teams.events.passedOn': (
    { name, leaver, successor }: { name: string; leaver: Said; successor: Said },
    texts: Texts,
  ) => `${texts.text(successor)} leads the team ${name} after ${texts.text(leaver)}`,
  'teams.events.changed': ({ name }: { name: string }) => `Changed the team ${name}`,
  'teams.events.renamed': ({ before, name }: { before: string; name: string }) =>
    `Changed the team ${before}, now ${name}`,
  'teams.events.deleted': ({ name, members }: { name: string; members: number }) =>
    plural('en', members, {
      one: `Deleted the team ${name} with 1 membership`,
      other: `Deleted the team ${name} with ${members} memberships`,
    }),
  'teams.events.allocation': ({ percent, startDate, endDate, isActive }: Allocation, { locale }: Texts) => {
    const end = endDate === undefined ? '' : ` to ${dateText(endDate, locale)}`;
    const state = isActive ? '' : ', inactive';
    return `${formatPercent(percent, locale)} from ${dateText(startDate, locale)}${end}${state}`;
  },
  'teams.events.memberAdded': (
    { person, team, allocation }: Membership & { allocation: Message },
    texts: Texts,
  ) => `Added ${texts.text(person)} to the team ${team}, ${texts.text(allocation)}`,
  'teams.events.memberChanged': (
    { person, team, allocation }: Membership & { allocation: Message },
    texts: Texts,
  ) => `Changed ${texts.text(person)} in the team ${team}, now ${texts.text(allocation)}`,
  'teams.events.memberEnded': (
    { person, team, endDate }: Membership & { endDate: CalendarDate },
    texts: Texts,
  ) => `Ended ${texts.text(person)} in the team ${team} on ${dateText(endDate, texts.locale)}`,
  'teams.events.memberRemoved': ({ person, team }: Membership, texts: Texts) =>
    `Removed ${texts.text(person)} from the team ${team}`,
  'teams.events.removedWithTeam': ({ person, team }: Membership, texts: Texts) =>
    `Removed ${texts.text(person)} from the team ${team}, which was deleted`,
};
