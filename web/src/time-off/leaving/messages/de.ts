import { dateText } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'time-off.leaving.title': ({ name }) => `Austritt von ${name} vorbereiten`,
  'time-off.leaving.hint':
    'Der Zugang bleibt bis zum Ende des letzten Arbeitstags, dann wird das Konto automatisch deaktiviert.',
  'time-off.leaving.loading': 'Die offenen Punkte werden geladen',
  'time-off.leaving.notLoaded': 'Die offenen Punkte konnten nicht geladen werden',
  'time-off.leaving.notLoadedHint': 'Es wurde nichts geändert.',
  'time-off.leaving.save': 'Letzten Arbeitstag speichern',
  'time-off.leaving.saving': 'Wird gespeichert …',
  'time-off.leaving.saved': 'Letzter Arbeitstag gespeichert',
  'time-off.leaving.notSaved': 'Der letzte Arbeitstag wurde nicht gespeichert',
  'time-off.leaving.isOver': 'Er liegt in der Vergangenheit, daher ist das Konto deaktiviert.',
  'time-off.leaving.lastDayLabel': 'Letzter Arbeitstag',
  'time-off.leaving.status': 'Status',
  'time-off.leaving.active': 'Aktiv',
  'time-off.leaving.inactive': 'Deaktiviert',
  'time-off.leaving.endTimeOff': 'Abwesenheiten mit dem letzten Arbeitstag beenden',
  'time-off.leaving.endMemberships': 'Mitgliedschaften mit dem letzten Arbeitstag beenden',
  'time-off.leaving.successor': 'Nachfolge (optional)',
  'time-off.leaving.successorHint': 'Leitet die Teams ab dem Tag danach und genehmigt für deren Mitglieder.',
  'time-off.leaving.noSuccessor': 'Noch niemand',
  'time-off.leaving.reasonLabel': 'Begründung',
  'time-off.leaving.ownReasonHint':
    'Sie sind die einzige Person der Administration: Ihr Name und Ihre Begründung werden protokolliert.',
  'time-off.leaving.open': 'Was noch offen ist',
  'time-off.leaving.nothingOpen': 'Nach diesem Tag ist nichts mehr offen.',
  'time-off.leaving.leftAtEnd': 'Rest am letzten Arbeitstag',
  'time-off.leaving.leftOfType': ({ type, amount }) => `${type}: ${amount}`,
  'time-off.leaving.takenInAdvance': ({ type, amount }) => `${type}: im Voraus genommen: ${amount}`,
  'time-off.leaving.payOut': 'Auszahlung erfassen …',
  'time-off.leaving.certificate': 'Urlaubsbescheinigung drucken …',
  'time-off.leaving.pendingRequests': ({ count }) =>
    plural('de', count, { one: `${count} offener Antrag`, other: `${count} offene Anträge` }),
  'time-off.leaving.laterTimeOff': 'Abwesenheiten nach diesem Tag',
  'time-off.leaving.memberships': ({ count }) =>
    plural('de', count, {
      one: `${count} Mitgliedschaft, die weiterläuft`,
      other: `${count} Mitgliedschaften, die weiterlaufen`,
    }),
  'time-off.leaving.membership': ({ team, percent, since }, { locale }) =>
    `${team}, ${formatPercent(percent, locale)} seit ${dateText(since, locale)}`,
  'time-off.leaving.ledTeams': ({ count }) =>
    plural('de', count, { one: `${count} geleitetes Team`, other: `${count} geleitete Teams` }),
  'time-off.leaving.waitingRequests': ({ count }) =>
    plural('de', count, {
      one: `${count} Antrag wartet auf diese Person`,
      other: `${count} Anträge warten auf diese Person`,
    }),
  'time-off.leaving.waitingRequest': ({ name, request }) => `${name}: ${request}`,
} satisfies Catalogue<typeof en>;
