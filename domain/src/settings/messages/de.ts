import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'settings.companyName': 'Name des Unternehmens',
  'settings.language': 'Sprache',
  'settings.weekStart': 'Erster Tag der Woche',
  'settings.absenceVisibility': 'Sichtbarkeit von Abwesenheiten',
  'settings.remindAfterDays': 'Frist bis zur Erinnerung',
  'settings.escalateAfterDays': 'Frist bis zur Eskalation',
  'settings.capacityLimit': 'Kapazitätsgrenze',
  'settings.sicknessReport': 'Krankheitsbericht',
  'settings.bradford': 'Bradford-Faktor',
  'settings.sicknessVisibleMonths': 'Frühere Krankheit sichtbar für',
  'settings.wholeDays': ({ label, last }, texts) =>
    `${texts.text(label)} muss eine ganze Zahl von 1 bis ${last} Tagen sein`,
  'settings.wholeMonths': ({ label, last }, texts) =>
    `${texts.text(label)} muss eine ganze Zahl von 1 bis ${last} Monaten sein`,
  'settings.notReader': 'Sie dürfen die Einstellungen nicht ansehen.',
  'settings.notWriter': 'Nur die Systemadministration kann die Einstellungen ändern.',
  'settings.changedMeanwhile': 'Die Einstellungen wurden inzwischen geändert; nichts davon wurde gespeichert',
  'settings.escalationTooEarly': 'Die Eskalation muss nach der Erinnerung kommen',
  'settings.visibleInCompany': 'Alle im Unternehmen',
  'settings.visibleInDepartment': 'Die eigene Abteilung und die eigenen Teams',
  'settings.visibleToNoOne': 'Niemand',
  'settings.byLanguage': 'Wie in der Sprache üblich',
  'settings.sunday': 'Sonntag',
  'settings.monday': 'Montag',
  'settings.tuesday': 'Dienstag',
  'settings.wednesday': 'Mittwoch',
  'settings.thursday': 'Donnerstag',
  'settings.friday': 'Freitag',
  'settings.saturday': 'Samstag',
  'settings.quarter': 'Ein Viertel einer Abteilung',
  'settings.third': 'Ein Drittel einer Abteilung',
  'settings.half': 'Die Hälfte einer Abteilung',
  'settings.twoThirds': 'Zwei Drittel einer Abteilung',
  'settings.threeQuarters': 'Drei Viertel einer Abteilung',
} satisfies Catalogue<typeof en>;
