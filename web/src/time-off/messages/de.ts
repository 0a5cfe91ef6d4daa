import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'time-off.title': 'Abwesenheiten',
  'time-off.loadingYear': 'Ihr Jahr wird geladen',
  'time-off.approvalsTitle': 'Genehmigungen',
  'time-off.approvalsHint': 'Anträge Ihres Teams prüfen und entscheiden.',
  'time-off.approvalViews': 'Ansichten der Anträge',
  'time-off.toDecide': 'Zu entscheiden',
  'time-off.allRequests': 'Alle Anträge',
  'time-off.leaveBalances': 'Urlaubskonten',
  'time-off.accessDenied': 'Kein Zugriff',
  'time-off.myRequests': 'Meine Anträge',
  'time-off.newRequest': 'Neuer Antrag',
  'time-off.request': 'Antrag',
  'time-off.requestNotLoaded': 'Der Antrag konnte nicht geladen werden',
  'time-off.loadingRequest': 'Der Antrag wird geladen',
  'time-off.requestMissing': 'Antrag nicht gefunden',
  'time-off.requestMissingHint': 'Er wurde gelöscht, oder Sie dürfen ihn nicht mehr sehen.',
  'time-off.backToApprovals': 'Genehmigungen',
  'time-off.backToMyRequests': 'Meine Anträge',
  'time-off.history': 'Verlauf',
  'time-off.adjustBalance': 'Kontostand korrigieren',
  'time-off.days': 'Tage',
  'time-off.deactivated': 'deaktiviert',
  'time-off.wasRejected': 'Der Antrag wurde abgelehnt',
  'time-off.recordedBy': 'Eingetragen von',
} satisfies Catalogue<typeof en>;
