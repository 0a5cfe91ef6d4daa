import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'people.import.title': 'Personen importieren',
  'people.import.subtitle': 'Legt Personen an und ändert sie, alle oder keine.',
  'people.import.previewFailed': 'Die Vorschau konnte nicht erstellt werden',
  'people.import.source': 'Personen aus einer Datei oder als CSV',
  'people.import.columnsHelp': ({ columns, email, status }) =>
    `Die erste Zeile nennt die Spalten, in beliebiger Reihenfolge: ${columns}, oder wie Ihre Liste sie in einer der Sprachen von Almanac nennt. Nur ${email} ist nötig; wie jede Spalte gelesen wird, können Sie prüfen und ändern. Eine Adresse mit Konto ändert dieses; eine leere Zelle behält den gespeicherten Wert. Der ${status} active oder deactivated sagt, wer sich anmelden darf. Ein anderer Beschäftigungsbeginn ändert die Tage des Urlaubsjahres, außer von Hand gesetzten Ansprüchen.`,
  'people.import.leaveHelp': ({ opening }) =>
    `Standorte, Urlaubs- und Arbeitszeitmodelle werden mit ihrem Namen angegeben: Neue Personen erhalten sie ab ihrem ersten Tag, vorhandene ab heute. Anfangsstände: eine Spalte pro Abwesenheitsart, in Tagen oder Stunden, etwa ${opening}. Sobald die Datei gelesen ist, geben Sie an, was sie bedeuten.`,
  'people.import.csvText': 'CSV-Text',
  'people.import.csvExample': ({ domain }) =>
    `email,name,role,department,employmentStart\nerika.muster@${domain},Erika Muster,EMPLOYEE,Engineering,2026-09-01`,
  'people.import.csvMissing': 'Wählen Sie eine Datei, oder fügen Sie den CSV-Text ein',
  'people.import.csvTooLong': ({ most }, { locale }) =>
    `Der CSV-Text darf höchstens ${formatNumber(most, locale)} Zeichen haben`,
  'people.import.workbook': ({ file }) =>
    `${file} ist eine alte Excel-Datei (.xls): Bitte speichern Sie sie als .xlsx, und wählen Sie diese Datei`,
  'people.import.workbookTooLong': ({ file }) => `${file} ist größer als 2 MB`,
  'people.import.workbookChosen': ({ file }) => `${file} ist gewählt`,
  'people.import.firstSheet': 'Gelesen wird das erste Blatt. Unten eingefügter Text ersetzt die Datei.',
  'people.import.chooseFile': 'Datei wählen',
  'people.import.preview': 'Vorschau',
  'people.import.checking': 'Wird geprüft …',
  'people.import.template': 'Vorlage herunterladen',
  'people.import.startOver': 'Von vorn beginnen',
  'people.import.notUtf8': ({ file }) => `${file} ist nicht UTF-8`,
  'people.import.notUtf8Hint': ({ encoding }) =>
    `Gelesen wurde die Datei als ${encoding}. Prüfen Sie Namen mit Buchstaben wie ä, é oder ł, und wählen Sie eine andere Kodierung, wenn sie falsch sind.`,
  'people.import.encoding': 'Kodierung der Datei',
  'people.import.utf8': 'Unicode (UTF-8)',
  'people.import.westernEuropean': 'Westeuropäisch (Windows-1252)',
  'people.import.centralEuropean': 'Mitteleuropäisch (Windows-1250)',
  'people.import.macintosh': 'Macintosh (Mac Roman)',
  'people.import.utf16': 'Unicode (UTF-16)',
  'people.import.utf16BigEndian': 'Unicode (UTF-16, Big Endian)',
  'people.import.columns': 'Spalten',
  'people.import.slashedDates': 'Datumsangaben mit Schrägstrichen',
  'people.import.slashedDatesHint': 'Ein Datum wie 03/04/2026 kann zwei Tage bedeuten.',
  'people.import.chooseOrder': 'Bitte wählen',
  'people.import.dayFirst': 'Tag zuerst, wie in 31/12/2026',
  'people.import.monthFirst': 'Monat zuerst, wie in 12/31/2026',
  'people.import.allColumns': ({ count }) =>
    plural('de', count, {
      one: 'Die Spalte wird importiert',
      other: `Alle ${count} Spalten werden importiert`,
    }),
  'people.import.someColumns': ({ count, total }) =>
    plural('de', count, {
      one: `${count} von ${total} Spalten wird importiert`,
      other: `${count} von ${total} Spalten werden importiert`,
    }),
  'people.import.unnamedColumn': ({ position }) => `Spalte ${position}`,
  'people.import.example': ({ cell }) => `Etwa ${cell}`,
  'people.import.emptyColumn': 'Leer',
  'people.import.notImported': 'Nicht importiert',
  'people.import.firstName': 'Vorname',
  'people.import.lastName': 'Nachname',
  'people.import.place': 'Standort',
  'people.import.plan': 'Urlaubsmodell',
  'people.import.schedule': 'Arbeitszeitmodell',
  'people.import.faults': ({ count }) =>
    plural('de', count, { one: `Zuerst ${count} Fehler beheben`, other: `Zuerst ${count} Fehler beheben` }),
  'people.import.faultAtLine': ({ line, fault }) => `Zeile ${line}: ${fault}`,
  'people.import.faultInColumn': ({ line, column, fault }) => `Zeile ${line}, ${column}: ${fault}`,
  'people.import.moreFaults': ({ count }) => `… und ${count} weitere.`,
  'people.import.rows': 'Zeilen des Imports',
  'people.import.pages': 'Zeilen des Imports',
  'people.import.person': 'Person',
  'people.import.line': 'Zeile',
  'people.import.outcome': 'Ergebnis',
  'people.import.record': 'Eintrag',
  'people.import.noName': 'Kein Name',
  'people.import.from': ({ day }) => `ab ${day}`,
  'people.import.until': ({ day }) => `bis ${day}`,
  'people.import.openingOf': ({ type, amount }, { locale }) => `${type} ${formatNumber(amount, locale)}`,
  'people.import.openings': 'Anfangsstände',
  'people.import.openingsAre': 'Die Zahlen sind',
  'people.import.openingsBalance': 'der Stand am Ende eines Tages',
  'people.import.openingsCarriedOver': 'der Übertrag aus dem letzten Urlaubsjahr',
  'people.import.openingsOnDay': 'Am Ende des',
  'people.import.openingsInYear': 'In das Urlaubsjahr mit dem',
  'people.import.openingEffect': ({ type, entry, balance }, { locale }) =>
    `${type}: Stand ${formatNumber(balance, locale)}, durch eine Buchung von ${formatNumber(entry, locale)}`,
  'people.import.openingExpires': ({ type, entry, balance, expires }, { locale }) =>
    `${type}: Stand ${formatNumber(balance, locale)}, durch eine Buchung von ${formatNumber(entry, locale)}; nächster Verfall am ${dateText(expires, locale)}`,
  'people.import.columnChanged': ({ column, from, to }) => `${column}: ${from} → ${to}`,
  'people.import.emptyCell': 'leer',
  'people.import.statusActive': 'Aktiv',
  'people.import.statusDeactivated': 'Deaktiviert',
  'people.import.new': 'Neu',
  'people.import.changed': 'Geändert',
  'people.import.unchanged': 'Unverändert',
  'people.import.faulty': 'Fehlerhaft',
  'people.import.countNew': ({ count }) => `${count} neu`,
  'people.import.countChanged': ({ count }) => `${count} geändert`,
  'people.import.countUnchanged': ({ count }) => `${count} unverändert`,
  'people.import.countFaulty': ({ count }) => `${count} fehlerhaft`,
  'people.import.noRows': 'Niemand',
  'people.import.cancel': 'Abbrechen',
  'people.import.import': ({ count }) =>
    plural('de', count, { one: `${count} Person importieren`, other: `${count} Personen importieren` }),
  'people.import.importing': 'Wird importiert …',
  'people.import.imported': 'Personen importiert',
  'people.import.notImportedAny': 'Es wurde nichts importiert',
  'people.import.welcome': 'Neuen Personen die Anleitung zur Anmeldung per E-Mail senden',
} satisfies Catalogue<typeof en>;
