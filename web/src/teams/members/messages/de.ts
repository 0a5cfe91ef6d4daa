import { dateText, periodTextBeside } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'teams.members.allocation': 'Auslastung',
  'teams.members.status': 'Status',
  'teams.members.edit': 'Bearbeiten',
  'teams.members.editNamed': ({ name }) => `${name} bearbeiten`,
  'teams.members.remove': 'Entfernen',
  'teams.members.removeNamed': ({ name }) => `${name} entfernen`,
  'teams.members.removing': 'Wird entfernt …',
  'teams.members.actionsFor': ({ name }) => `Aktionen für ${name}`,
  'teams.members.ongoing': 'Laufend',
  'teams.members.addToTeam': 'Zu einem Team hinzufügen',
  'teams.members.add': 'Mitglied hinzufügen',
  'teams.members.memberColumn': 'Mitglied',
  'teams.members.roleColumn': 'Rolle',
  'teams.members.startColumn': 'Erster Tag',
  'teams.members.endColumn': 'Letzter Tag',
  'teams.members.actionsColumn': 'Aktionen',
  'teams.members.deactivated': ({ address }) => `${address} · deaktiviert`,
  'teams.members.notEmployedToday': ({ address }) => `${address} · heute nicht beschäftigt`,
  'teams.members.starts': ({ date, today }, { locale }) => {
    const day = { startDate: date, endDate: date };
    return `Beginnt ${periodTextBeside(day, { startDate: today, endDate: today }, locale)}`;
  },
  'teams.members.since': ({ start }) => `Seit ${start} · laufend`,
  'teams.members.sinceUntil': ({ start, end }) => `Seit ${start} · bis ${end}`,
  'teams.members.from': ({ start }) => `Ab ${start} · laufend`,
  'teams.members.fromUntil': ({ start, end }) => `Ab ${start} · bis ${end}`,
  'teams.members.myTeams': 'Meine Teams',
  'teams.members.myTeamsSubtitle': 'Wie sich Ihre Zeit auf sie verteilt.',
  'teams.members.findColleague': 'Person suchen',
  'teams.members.myTeamsNotLoaded': 'Ihre Teams konnten nicht geladen werden',
  'teams.members.loadingMyTeams': 'Ihre Teams werden geladen',
  'teams.members.inNoTeamYet': 'Sie sind noch in keinem Team',
  'teams.members.inNoTeamYetHint': 'Hier erscheinen die Teams, denen Sie angehören.',
  'teams.members.total': 'Auslastung insgesamt',
  'teams.members.today': 'Heute',
  'teams.members.fromDate': ({ date }, { locale }) => `Ab ${dateText(date, locale)}`,
  'teams.members.teams': 'Teams',
  'teams.members.teamsSubtitle': 'Jetzige und künftige Teams',
  'teams.members.teamsNotLoaded': 'Die Teams konnten nicht geladen werden',
  'teams.members.loadingTeams': 'Die Teams werden geladen',
  'teams.members.inNoTeam': 'In keinem Team',
  'teams.members.change': 'Ändern',
  'teams.members.changeNamed': ({ name }) => `${name} ändern`,
  'teams.members.removeFromTeam': 'Aus dem Team entfernen',
  'teams.members.title': 'Teammitglieder',
  'teams.members.titleWithCount': ({ count }) => `Teammitglieder (${count})`,
  'teams.members.totalActive': ({ percent }, { locale }) =>
    `Aktive Auslastung insgesamt: ${formatPercent(percent, locale, true)}`,
  'teams.members.totalMembers': 'Mitglieder insgesamt',
  'teams.members.activeMembers': 'Aktive Mitglieder',
  'teams.members.notLoaded': 'Die Mitglieder konnten nicht geladen werden',
  'teams.members.loading': 'Die Mitglieder werden geladen',
  'teams.members.table': 'Teammitglieder',
  'teams.members.past': 'Frühere Mitgliedschaften',
  'teams.members.pastCount': ({ count }) =>
    plural('de', count, {
      one: `${count} frühere Mitgliedschaft`,
      other: `${count} frühere Mitgliedschaften`,
    }),
  'teams.members.none': 'Noch keine Mitglieder',
  'teams.members.noneToAdd': 'Beginnen Sie mit „Mitglied hinzufügen“.',
  'teams.members.noneHint': 'Mitglieder erscheinen hier, sobald sie hinzugefügt sind.',
} satisfies Catalogue<typeof en>;
