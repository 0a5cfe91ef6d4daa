import { dateText } from '../../../calendar/date-text.ts';
import { formatPercent } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'teams.members.membership': 'Mitgliedschaft',
  'teams.members.startDate': 'Erster Tag',
  'teams.members.endDate': 'Letzter Tag',
  'teams.members.userMissing': 'Bitte wählen Sie eine Person',
  'teams.members.teamMissing': 'Bitte wählen Sie ein Team',
  'teams.members.allocationTooLow': 'Die Auslastung muss größer als 0 sein',
  'teams.members.allocationTooHigh': 'Die Auslastung darf höchstens 100 % betragen',
  'teams.members.allocationDecimals': 'Die Auslastung darf höchstens eine Nachkommastelle haben',
  'teams.members.allocationNumber': 'Die Auslastung muss eine Zahl sein',
  'teams.members.updatesMissing': 'Bitte nennen Sie die Änderungen',
  'teams.members.tooFewUpdates': 'Bitte nennen Sie mindestens eine Änderung',
  'teams.members.tooManyUpdates': 'Höchstens 100 Änderungen auf einmal',
  'teams.members.repeatedUpdate': 'Jede Mitgliedschaft lässt sich nur einmal ändern',
  'teams.members.endBeforeStart': 'Der letzte Tag muss nach dem ersten liegen',
  'teams.members.askedEndBeforeStart': 'Der letzte Tag darf nicht vor dem ersten liegen',
  'teams.members.alreadyMember': 'Diese Person ist in dem Zeitraum bereits Mitglied des Teams',
  'teams.members.allocationsHidden': 'Sie dürfen die Auslastung dieser Person nicht ansehen',
  'teams.members.capacityExceeded': ({ percent }, { locale }) =>
    `Die Auslastung übersteigt die freie Kapazität (noch ${formatPercent(percent, locale)})`,
  'teams.members.nearlyFull': ({ person, percent, date }, { locale }) =>
    `${person} ist am ${dateText(date, locale)} zu ${formatPercent(percent, locale)} ausgelastet (Höchstwert in diesem Zeitraum)`,
  'teams.members.active': 'Aktiv',
  'teams.members.ended': 'Beendet',
  'teams.members.inactive': 'Inaktiv',
} satisfies Catalogue<typeof en>;
