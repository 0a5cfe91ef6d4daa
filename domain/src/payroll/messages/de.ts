import { periodText } from '../../calendar/date-text.ts';
import type { Catalogue } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './en.ts';

export const de = {
  'payroll.profile': 'Das Profil',
  'payroll.run': 'Die Übergabe',
  'payroll.file': 'Die Datei',
  'payroll.name': 'Name',
  'payroll.places': 'Standorte',
  'payroll.level': 'Inhalt einer Zeile',
  'payroll.types': 'Abwesenheitsarten',
  'payroll.type': 'Abwesenheitsart',
  'payroll.payrollCode': 'Schlüssel',
  'payroll.secondCode': 'Zweiter Schlüssel',
  'payroll.payoutCode': 'Schlüssel für Auszahlungen',
  'payroll.columns': 'Spalten',
  'payroll.field': 'Spalte',
  'payroll.constant': 'Fester Text',
  'payroll.heading': 'Überschrift',
  'payroll.before': 'Erste Zeilen',
  'payroll.headings': 'Überschriften',
  'payroll.separator': 'Trennzeichen',
  'payroll.decimal': 'Dezimalzeichen',
  'payroll.dateFormat': 'Datumsformat',
  'payroll.encoding': 'Zeichensatz',
  'payroll.lineEnd': 'Zeilenende',
  'payroll.format': 'Dateiformat',
  'payroll.groupBy': 'Dateien',
  'payroll.corrections': 'Korrekturen',
  'payroll.from': 'Erster Tag',
  'payroll.to': 'Letzter Tag',
  'payroll.month': 'Der Monat muss in der Form JJJJ-MM angegeben werden',
  'payroll.profileRequired': 'Bitte ein Profil auswählen',
  'payroll.noColumns': 'Eine Datei braucht mindestens eine Spalte',
  'payroll.fieldOrConstant': 'Eine Spalte hat entweder ein Feld oder einen festen Text',
  'payroll.sameType': 'Eine Abwesenheitsart kann nur einmal vorkommen',
  'payroll.unknownType': ({ code }) => `Die Abwesenheitsart ${code} gibt es nicht`,
  'payroll.unknownPlace': 'Einen der Standorte gibt es nicht',
  'payroll.atMost': ({ label, most }, texts) => `${texts.text(label)}: höchstens ${most}`,
  'payroll.nameTaken': ({ name }) => `Ein Profil mit dem Namen ${name} gibt es bereits`,
  'payroll.hasRuns': ({ name, runs }) =>
    plural('de', runs, {
      one: `${name} kann nicht gelöscht werden: Es gibt ${runs} Übergabe damit`,
      other: `${name} kann nicht gelöscht werden: Es gibt ${runs} Übergaben damit`,
    }),
  'payroll.levelFixed':
    'Der Inhalt einer Zeile kann nach der ersten Übergabe nicht mehr geändert werden, da Korrekturen die Zeilen vergleichen. Legen Sie stattdessen ein neues Profil an.',
  'payroll.letterMissing': ({ letter }) =>
    `Windows-1252 enthält das Zeichen ${letter} nicht. Wählen Sie UTF-8 oder eine andere Schreibweise.`,
  'payroll.personLetterMissing': ({ name, letter }) =>
    `${name}: Windows-1252 enthält das Zeichen ${letter} nicht. Wählen Sie für dieses Profil UTF-8, oder lassen Sie die Spalte weg.`,
  'payroll.numberMissing': ({ name }) => `${name} hat keine Personalnummer`,
  'payroll.codeMissing': ({ type }, texts) => `${texts.text(type)} hat in diesem Profil keinen Schlüssel`,
  'payroll.payoutCodeMissing': ({ type }, texts) =>
    `${texts.text(type)} hat in diesem Profil keinen Schlüssel für Auszahlungen`,
  'payroll.endsBefore': 'Der letzte Tag darf nicht vor dem ersten liegen',
  'payroll.longest': ({ months }) => `Eine Übergabe umfasst höchstens ${months} Monate`,
  'payroll.future': 'Ein Monat kann übergeben werden, sobald er begonnen hat',
  'payroll.alreadyHandedOver': ({ from, to }, { locale }) =>
    `${periodText({ startDate: from, endDate: to }, locale)} wurde bereits übergeben. Spätere Änderungen folgen als Korrekturen der nächsten Übergabe.`,
  'payroll.notTheLatest': ({ from, to }, { locale }) =>
    `Nur die letzte Übergabe kann wiederholt werden: ${periodText({ startDate: from, endDate: to }, locale)} gehört zu einer früheren`,
} satisfies Catalogue<typeof en>;
