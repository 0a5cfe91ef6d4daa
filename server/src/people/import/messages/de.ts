import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'people.import.openQuote': 'Ein Anführungszeichen wird geöffnet, aber nicht geschlossen',
  'people.import.textAfterQuote': 'Nach dem schließenden Anführungszeichen einer Zelle folgt noch etwas',
  'people.import.quoteInCell':
    'In einer Zelle, die nicht mit einem Anführungszeichen beginnt, steht ein Anführungszeichen',
  'people.import.noXlsx':
    'Die Datei konnte nicht als Excel-Datei (.xlsx) gelesen werden: bitte in Excel neu speichern, oder als CSV',
  'people.import.xlsxTooLarge':
    'Die Excel-Datei enthält zu viel: bitte nur die Liste in einer neuen Datei speichern',
  'people.import.xlsxTooManySheets':
    'Die Excel-Datei hat zu viele Blätter: bitte nur die Liste in einer neuen Datei speichern',
  'people.import.xlsxTooSlow':
    'Das Lesen der Excel-Datei hat zu lange gedauert: bitte nur die Liste in einer neuen Datei speichern',
  'people.import.xlsxBusy': 'Gerade werden andere Excel-Dateien gelesen: bitte gleich noch einmal versuchen',
  'people.import.emptyFile': 'Die Datei ist leer',
  'people.import.noPeople': 'Die Datei enthält keine Personen',
  'people.import.tooManyPeople': ({ most }, { locale }) =>
    `Höchstens ${formatNumber(most, locale)} Personen lassen sich auf einmal importieren`,
  'people.import.headingControlCharacters': ({ heading }) =>
    `Die Überschrift ${heading} enthält Steuerzeichen`,
  'people.import.otherColumnCount': ({ inFile, chosen }) =>
    `Die Datei hat ${inFile} Spalten, gewählt wurden aber ${chosen}: Bitte erstellen Sie die Vorschau neu`,
  'people.import.unknownColumn': ({ column, known }) =>
    `Es gibt keine Spalte ${column}; die Spalten sind ${known.join(', ')}`,
  'people.import.columnTwice': ({ column }) => `Die Spalte ${column} kommt zweimal vor`,
  'people.import.nameTwice': 'Der Name kommt zweimal vor: im Ganzen und in Teilen',
  'people.import.noEmailColumn': 'Die Spalte email fehlt',
  'people.import.otherCellCount': ({ header, line }) =>
    `Die Kopfzeile hat ${header} Zellen, diese Zeile ${line}`,
  'people.import.justJoined':
    'Jemand aus der Datei hat gerade ein Konto erhalten: Bitte versuchen Sie es erneut',
} satisfies Catalogue<typeof en>;
