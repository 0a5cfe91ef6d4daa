import { dateText } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './dialogs-en.ts';

export const de = {
  'teams.members.allocationsFailed': ({ reason }) => `Die Auslastung konnte nicht geladen werden: ${reason}`,
  'teams.members.checking': ({ name }) => `Die Auslastung von ${name} wird geprüft …`,
  'teams.members.choosePersonAndStart':
    'Wählen Sie eine Person und den ersten Tag, um zu sehen, wie viel Zeit im Zeitraum frei ist.',
  'teams.members.choosePerson': 'Wählen Sie eine Person, um zu sehen, wie viel Zeit im Zeitraum frei ist.',
  'teams.members.chooseStart': ({ name }) =>
    `Wählen Sie den ersten Tag, um zu sehen, wie viel Zeit von ${name} im Zeitraum frei ist.`,
  'teams.members.chooseEnd': ({ name }) =>
    `Wählen Sie einen letzten Tag, der nicht vor dem ersten liegt, um zu sehen, wie viel Zeit von ${name} frei ist.`,
  'teams.members.fullestDay': ({ name, date }, { locale }) =>
    `${name} am ${dateText(date, locale)}, dem Tag mit der höchsten Auslastung`,
  'teams.members.within': 'höchstens 100 %',
  'teams.members.over': 'über 100 %',
  'teams.members.verdictAlone': ({ verdict, available }, { locale }) =>
    `${verdict}: sonst nichts in diesem Zeitraum, ${formatPercent(available, locale)} frei`,
  'teams.members.verdict': ({ verdict, others, available }, { locale }) =>
    `${verdict}: ${formatPercent(others, locale)} in anderen Teams, ${formatPercent(available, locale)} frei`,
  'teams.members.inThisPeriod': 'Auslastung in diesem Zeitraum',
  'teams.members.shareFrom': ({ team, percent, start }, { locale }) =>
    `${team} ${formatPercent(percent, locale)} ab ${start}`,
  'teams.members.shareFromTo': ({ team, percent, start, end }, { locale }) =>
    `${team} ${formatPercent(percent, locale)} von ${start} bis ${end}`,
  'teams.members.editTitle': 'Mitglied bearbeiten',
  'teams.members.addTitle': 'Mitglied hinzufügen',
  'teams.members.changeAllocation': 'Auslastung ändern',
  'teams.members.memberOfTeam': ({ name, team }) => `${name} · ${team}`,
  'teams.members.close': 'Fertig',
  'teams.members.removeTitle': 'Mitglied entfernen',
  'teams.members.removeQuestion': ({ name }) => `Möchten Sie ${name} wirklich aus diesem Team entfernen?`,
  'teams.members.removeFromQuestion': ({ name, team }) =>
    `Möchten Sie ${name} wirklich aus ${team} entfernen?`,
  'teams.members.removed': ({ name }) => `${name} wurde aus dem Team entfernt`,
  'teams.members.isDeleted': 'Die Mitgliedschaft hat noch nicht begonnen und wird daher gelöscht.',
  'teams.members.isEnded': ({ date }, { locale }) =>
    `Die Mitgliedschaft endet am ${dateText(date, locale)} und bleibt unter den früheren.`,
  'teams.members.isOver': 'Die Mitgliedschaft ist bereits beendet und bleibt, wie sie ist.',
  'teams.members.team': 'Team',
  'teams.members.selectTeam': 'Team wählen',
  'teams.members.user': 'Person',
  'teams.members.selectUser': 'Person wählen',
  'teams.members.optionalEnd': 'Letzter Tag (optional)',
  'teams.members.adding': 'Wird hinzugefügt …',
  'teams.members.added': 'Mitglied hinzugefügt',
  'teams.members.notAdded': 'Das Mitglied wurde nicht hinzugefügt',
  'teams.members.save': 'Änderungen speichern',
  'teams.members.saving': 'Wird gespeichert …',
  'teams.members.saved': 'Mitgliedschaft gespeichert',
  'teams.members.notSaved': 'Die Mitgliedschaft wurde nicht gespeichert',
  'teams.members.alreadyInTeam': 'Dann bereits in diesem Team',
} satisfies Catalogue<typeof en>;
