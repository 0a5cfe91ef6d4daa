import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './rules-en.ts';

export const de = {
  'people.accounts.deputy': 'Vertretung',
  'people.accounts.deputyStart': 'Erster Tag',
  'people.accounts.deputyEnd': 'Letzter Tag',

  'people.accounts.systemAdminOnlyChange':
    'Nur die Systemadministration kann Konten der Systemadministration ändern',
  'people.accounts.systemAdminOnlyGrant':
    'Nur die Systemadministration kann jemanden zur Systemadministration machen',
  'people.accounts.ownEmployment':
    'Ihre eigenen Beschäftigungsdaten kann nur eine andere Person der Administration ändern',
  'people.accounts.ownAddress': 'Ihre eigene Adresse kann nur eine andere Person der Administration ändern',
  'people.accounts.addressOfAdmin':
    'Nur die Systemadministration kann die Adresse einer Person der Administration ändern',
  'people.accounts.ownRole': 'Ihre eigene Rolle können Sie nicht ändern',
  'people.accounts.ownDeactivation': 'Ihr eigenes Konto können Sie nicht deaktivieren',
  'people.accounts.alreadyDeactivated': 'Das Konto ist bereits deaktiviert',
  'people.accounts.deactivated': 'Das Konto ist deaktiviert',
  'people.accounts.hasSignedIn': 'Die Person hat sich bereits angemeldet',
  'people.accounts.alreadyActive': 'Das Konto ist bereits aktiv',
  'people.accounts.erased':
    'Die Daten dieser Person wurden gelöscht; sie lassen sich weder ändern noch exportieren',
  'people.accounts.ownErasure': 'Ihre eigenen Daten können Sie nicht löschen',
  'people.accounts.activeErasure': 'Nur die Daten deaktivierter Konten lassen sich löschen',
  'people.accounts.lastSystemAdmin':
    'Die letzte aktive Person der Systemadministration kann nicht ausscheiden',

  'people.accounts.personnelNumberTaken': ({ number }) =>
    `Die Personalnummer ${number} gehört bereits einer anderen Person`,
  'people.accounts.startsAfterLastDay': 'Die Beschäftigung kann nicht nach dem letzten Arbeitstag beginnen',
  'people.accounts.endsBeforeStart':
    'Der letzte Arbeitstag kann nicht vor dem Beginn der Beschäftigung liegen',
  'people.accounts.ownLastDayPast': 'Ihr eigener letzter Arbeitstag kann nicht in der Vergangenheit liegen',
  'people.accounts.onlyFirstWithoutStart': 'Nur beim ersten Arbeitsverhältnis kann der Beginn fehlen',
  'people.accounts.onlyLastWithoutEnd':
    'Nur beim letzten Arbeitsverhältnis kann der letzte Arbeitstag fehlen',
  'people.accounts.startsBeforePreviousEnds': ({ day }, texts) =>
    `Das Arbeitsverhältnis kann frühestens am ${dateText(day, texts.locale)} beginnen: Bis dahin dauert das vorige`,
  'people.accounts.previousIsOpen':
    'Geben Sie zuerst den letzten Arbeitstag des vorigen Arbeitsverhältnisses ein',
  'people.accounts.keepsOnlyIntoNew':
    'Nur ein neues Arbeitsverhältnis kann mit dem Saldo des vorigen beginnen',

  'people.accounts.deputyKeepers':
    'Nur die Person selbst und die Administration können eine Vertretung benennen',
  'people.accounts.deputyOfApproversOnly': 'Eine Vertretung hat nur, wer über Anträge entscheidet',
  'people.accounts.deputyCannotSignIn': 'Diese Person kann sich nicht anmelden',
  'people.accounts.ownDeputy': 'Niemand kann sich selbst vertreten',
  'people.accounts.deputyDecides': 'Die Vertretung muss eine Führungskraft oder Teil der Administration sein',
  'people.accounts.deputyOfAdmin':
    'Eine Person der Administration kann nur von einer anderen Person der Administration vertreten werden',
  'people.accounts.deputyEndBeforeStart': 'Der letzte Tag darf nicht vor dem ersten liegen',
  'people.accounts.deputyEndPast': 'Der letzte Tag darf nicht in der Vergangenheit liegen',
  'people.accounts.deputyOverlaps': 'Für einige dieser Tage gibt es bereits eine Vertretung',
} satisfies Catalogue<typeof en>;
