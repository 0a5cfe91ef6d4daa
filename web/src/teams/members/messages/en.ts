import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText, periodTextBeside } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Named {
  name: string;
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
  'teams.members.addToTeam': 'Add to Team',
  'teams.members.add': 'Add Member',
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
