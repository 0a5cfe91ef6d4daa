import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';

interface Named {
  name: string;
}

interface Verdict {
  verdict: string;
  /** In percent. */
  others: number;
  available: number;
}

interface Share {
  team: string;
  percent: number;
}

export const en = {
  'teams.members.allocationsFailed': ({ reason }: { reason: string }) =>
    `Error fetching allocation data: ${reason}`,
  'teams.members.checking': ({ name }: Named) => `Checking ${name}'s current allocations...`,
  'teams.members.choosePersonAndStart':
    'Choose a person and a start date to see how much of their time is left in the period.',
  'teams.members.choosePerson': 'Choose a person to see how much of their time is left in the period.',
  'teams.members.chooseStart': ({ name }: Named) =>
    `Choose a start date to see how much of ${name}'s time is left in the period.`,
  'teams.members.chooseEnd': ({ name }: Named) =>
    `Choose an end date that is not before the start date to see how much of ${name}'s time is left in the period.`,
  'teams.members.fullestDay': ({ name, date }: Named & { date: CalendarDate }, { locale }: Texts) =>
    `${name} on ${dateText(date, locale)}, the fullest day`,
  'teams.members.within': 'within 100%',
  'teams.members.over': 'over 100%',
  'teams.members.verdictAlone': ({ verdict, available }: Omit<Verdict, 'others'>, { locale }: Texts) =>
    `${verdict}: nothing else in this period, ${formatPercent(available, locale)} available`,
  'teams.members.verdict': ({ verdict, others, available }: Verdict, { locale }: Texts) =>
    `${verdict}: ${formatPercent(others, locale)} on other teams, ${formatPercent(available, locale)} available`,
  'teams.members.inThisPeriod': 'Allocations in this period',
  'teams.members.shareFrom': ({ team, percent, start }: Share & { start: string }, { locale }: Texts) =>
    `${team} ${formatPercent(percent, locale)} from ${start}`,
  'teams.members.shareFromTo': (
    { team, percent, start, end }: Share & { start: string; end: string },
    { locale }: Texts,
  ) => `${team} ${formatPercent(percent, locale)} from ${start} to ${end}`,
  'teams.members.editTitle': 'Edit Team Member',
  'teams.members.addTitle': 'Add Team Member',
  'teams.members.changeAllocation': 'Change Allocation',
  'teams.members.memberOfTeam': ({ name, team }: Named & { team: string }) => `${name} · ${team}`,
  'teams.members.close': 'Done',
  'teams.members.removeTitle': 'Remove Member',
  'teams.members.removeQuestion': ({ name }: Named) =>
    `Are you sure you want to remove ${name} from this team?`,
  'teams.members.removeFromQuestion': ({ name, team }: Named & { team: string }) =>
    `Are you sure you want to remove ${name} from ${team}?`,
  'teams.members.removed': ({ name }: Named) => `${name} was removed from the team`,
  'teams.members.isDeleted': "It hasn't started yet, so it is deleted.",
  'teams.members.isEnded': ({ date }: { date: CalendarDate }, { locale }: Texts) =>
    `The membership ends on ${dateText(date, locale)}, and stays among the past ones.`,
  'teams.members.isOver': 'The membership is over already, and stays as it is.',
  'teams.members.team': 'Team',
  'teams.members.selectTeam': 'Select a team',
  'teams.members.user': 'User',
  'teams.members.selectUser': 'Select a user',
  'teams.members.optionalEnd': 'End date (optional)',
  'teams.members.adding': 'Adding…',
  'teams.members.added': 'Member added',
  'teams.members.notAdded': 'The member was not added',
  'teams.members.save': 'Save Changes',
  'teams.members.saving': 'Saving…',
  'teams.members.saved': 'Membership saved',
  'teams.members.notSaved': 'The membership was not saved',
  'teams.members.alreadyInTeam': 'Already in this team then',
};
