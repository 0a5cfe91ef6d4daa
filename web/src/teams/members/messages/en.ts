import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText, periodTextBeside } from '@almanac/domain/calendar/date-text';
import type { Period } from '@almanac/domain/calendar/period';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

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
  'teams.members.allocation': 'Allocation',
  'teams.members.status': 'Status',
  'teams.members.edit': 'Edit',
  'teams.members.editNamed': ({ name }: Named) => `Edit ${name}`,
  'teams.members.remove': 'Remove',
  'teams.members.removeNamed': ({ name }: Named) => `Remove ${name}`,
  'teams.members.removing': 'Removing...',
  'teams.members.actionsFor': ({ name }: Named) => `Actions for ${name}`,
  'teams.members.ongoing': 'Ongoing',

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

  'teams.members.byWeek': 'Allocations by week',
  'teams.members.person': 'Person',
  'teams.members.weekOf': ({ date }: { date: CalendarDate }, { locale }: Texts) =>
    `Week of ${dateText(date, locale)}`,
  'teams.members.thisWeekOf': ({ date }: { date: CalendarDate }, { locale }: Texts) =>
    `Week of ${dateText(date, locale)}, this week`,
  'teams.members.allocated': (
    { percent, startDate, endDate }: Period & { percent: number },
    { locale }: Texts,
  ) =>
    `${formatPercent(percent, locale)} from ${dateText(startDate, locale)} to ${dateText(endDate, locale)}`,
  'teams.members.notAllocated': ({ startDate, endDate }: Period, { locale }: Texts) =>
    `in no team from ${dateText(startDate, locale)} to ${dateText(endDate, locale)}`,
  'teams.members.notEmployed': ({ startDate, endDate }: Period, { locale }: Texts) =>
    `not employed from ${dateText(startDate, locale)} to ${dateText(endDate, locale)}`,
  'teams.members.share': ({ team, percent }: Share, { locale }: Texts) =>
    `${team} ${formatPercent(percent, locale)}`,
  'teams.members.noDepartment': 'No department',
  'teams.members.legend': 'Legend',
  'teams.members.underFull': 'Under 100%',
  'teams.members.full': 'Full',
  'teams.members.overFull': 'Over 100%',
  'teams.members.empty': 'Empty: in no team, or not employed',

  'teams.members.editTitle': 'Edit Team Member',
  'teams.members.addTitle': 'Add Team Member',
  'teams.members.addToTeam': 'Add to Team',
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
  'teams.members.add': 'Add Member',
  'teams.members.adding': 'Adding...',
  'teams.members.added': 'Member added',
  'teams.members.notAdded': 'The member was not added',
  'teams.members.save': 'Save Changes',
  'teams.members.saving': 'Saving...',
  'teams.members.saved': 'Membership saved',
  'teams.members.notSaved': 'The membership was not saved',
  'teams.members.alreadyInTeam': 'Already in this team then',

  'teams.members.memberColumn': 'Member',
  'teams.members.roleColumn': 'Role',
  'teams.members.startColumn': 'Start Date',
  'teams.members.endColumn': 'End Date',
  'teams.members.actionsColumn': 'Actions',
  'teams.members.deactivated': ({ address }: { address: string }) => `${address} · deactivated`,
  'teams.members.notEmployedToday': ({ address }: { address: string }) => `${address} · not employed today`,
  'teams.members.starts': (
    { date, today }: { date: CalendarDate; today: CalendarDate },
    { locale }: Texts,
  ) => {
    const day = { startDate: date, endDate: date };
    return `Starts ${periodTextBeside(day, { startDate: today, endDate: today }, locale)}`;
  },
  'teams.members.since': ({ start }: { start: string }) => `Since ${start} · Ongoing`,
  'teams.members.sinceUntil': ({ start, end }: { start: string; end: string }) =>
    `Since ${start} · Until ${end}`,
  'teams.members.from': ({ start }: { start: string }) => `From ${start} · Ongoing`,
  'teams.members.fromUntil': ({ start, end }: { start: string; end: string }) =>
    `From ${start} · Until ${end}`,

  'teams.members.myTeams': 'My teams',
  'teams.members.myTeamsSubtitle': 'How your time is shared between them.',
  'teams.members.findColleague': 'Find a colleague',
  'teams.members.myTeamsNotLoaded': "Couldn't load your teams",
  'teams.members.loadingMyTeams': 'Loading your teams',
  'teams.members.inNoTeamYet': 'You are in no team yet',
  'teams.members.inNoTeamYetHint': 'Teams that you are added to will appear here.',
  'teams.members.total': 'Total allocation',
  'teams.members.today': 'Today',
  'teams.members.fromDate': ({ date }: { date: CalendarDate }, { locale }: Texts) =>
    `From ${dateText(date, locale)}`,

  'teams.members.teams': 'Teams',
  'teams.members.teamsSubtitle': 'Current and upcoming teams',
  'teams.members.teamsNotLoaded': "Couldn't load the teams",
  'teams.members.loadingTeams': 'Loading the teams',
  'teams.members.inNoTeam': 'In no team',
  'teams.members.change': 'Change',
  'teams.members.changeNamed': ({ name }: Named) => `Change ${name}`,
  'teams.members.removeFromTeam': 'Remove from Team',

  'teams.members.title': 'Team Members',
  'teams.members.titleWithCount': ({ count }: { count: number }) => `Team Members (${count})`,
  'teams.members.totalActive': ({ percent }: { percent: number }, { locale }: Texts) =>
    `Total active allocation: ${formatPercent(percent, locale, true)}`,
  'teams.members.totalMembers': 'Total Members',
  'teams.members.activeMembers': 'Active Members',
  'teams.members.notLoaded': "Couldn't load the members",
  'teams.members.loading': 'Loading the members',
  'teams.members.table': 'Team members',
  'teams.members.past': 'Past memberships',
  'teams.members.pastCount': ({ count }: { count: number }) =>
    plural('en', count, { one: `${count} past membership`, other: `${count} past memberships` }),
  'teams.members.none': 'No team members yet',
  'teams.members.noneToAdd': 'Click "Add Member" to get started.',
  'teams.members.noneHint': 'Team members will appear here when added.',
};
