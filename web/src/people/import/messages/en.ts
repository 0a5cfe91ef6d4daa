import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Counted {
  count: number;
}

interface OpeningEffect {
  type: string;
  entry: number;
  balance: number;
}

export const en = {
  'people.import.title': 'Import People',
  'people.import.subtitle': 'Adds and changes people, all or none.',
  'people.import.previewFailed': 'The preview could not be made',

  'people.import.source': 'People from a file or as CSV',
  'people.import.columnsHelp': ({
    columns,
    email,
    status,
  }: {
    columns: string;
    email: string;
    status: string;
  }) =>
    `The first line names the columns, in any order: ${columns}, or as your list calls them in one of Almanac's languages. Only ${email} is required; you can check and change how each column is read. An address that has an account changes it; an empty cell keeps the stored value. The ${status} active or deactivated says who may sign in. Another employment start changes the days of the leave year, except totals that were set by hand.`,
  'people.import.leaveHelp': ({ opening }: { opening: string }) =>
    `Places, leave plans and work schedules are given by name: newcomers get them from their first day, existing people from today. Opening balances: one column per type, in days or hours, such as ${opening}. Once the file is read, say what they state.`,
  'people.import.csvText': 'CSV text',
  'people.import.csvExample': ({ domain }: { domain: string }) =>
    `email,name,role,department,employmentStart\njane.doe@${domain},Jane Doe,EMPLOYEE,Engineering,2026-09-01`,
  'people.import.csvMissing': 'Choose a file or paste the CSV text',
  'people.import.csvTooLong': ({ most }: { most: number }, { locale }: Texts) =>
    `The CSV text must be at most ${formatNumber(most, locale)} characters`,
  'people.import.workbook': ({ file }: { file: string }) =>
    `${file} is an old Excel file (.xls): please save it as .xlsx and choose that`,
  'people.import.workbookTooLong': ({ file }: { file: string }) => `${file} is larger than 2 MB`,
  'people.import.workbookChosen': ({ file }: { file: string }) => `${file} is chosen`,
  'people.import.firstSheet': 'The first sheet is read. Text pasted below replaces the file.',
  'people.import.chooseFile': 'Choose File',
  'people.import.preview': 'Preview',
  'people.import.checking': 'Checking…',
  'people.import.template': 'Download Template',
  'people.import.startOver': 'Start Over',

  'people.import.notUtf8': ({ file }: { file: string }) => `${file} is not UTF-8`,
  'people.import.notUtf8Hint': ({ encoding }: { encoding: string }) =>
    `It was read as ${encoding}. Please check names with letters such as ä, é or ł, and choose another encoding if they are wrong.`,
  'people.import.encoding': 'File encoding',
  'people.import.utf8': 'Unicode (UTF-8)',
  'people.import.westernEuropean': 'Western European (Windows-1252)',
  'people.import.centralEuropean': 'Central European (Windows-1250)',
  'people.import.macintosh': 'Macintosh (Mac Roman)',
  'people.import.utf16': 'Unicode (UTF-16)',
  'people.import.utf16BigEndian': 'Unicode (UTF-16, big endian)',

  'people.import.columns': 'Columns',
  'people.import.slashedDates': 'Dates with slashes',
  'people.import.slashedDatesHint': 'Dates such as 03/04/2026 can be two days.',
  'people.import.chooseOrder': 'Please choose',
  'people.import.dayFirst': 'Day first, as in 31/12/2026',
  'people.import.monthFirst': 'Month first, as in 12/31/2026',
  'people.import.allColumns': ({ count }: Counted) =>
    plural('en', count, { one: 'The column is imported', other: `All ${count} columns are imported` }),
  'people.import.someColumns': ({ count, total }: Counted & { total: number }) =>
    plural('en', count, {
      one: `${count} of ${total} columns is imported`,
      other: `${count} of ${total} columns are imported`,
    }),
  'people.import.unnamedColumn': ({ position }: { position: number }) => `Column ${position}`,
  'people.import.example': ({ cell }: { cell: string }) => `Such as ${cell}`,
  'people.import.emptyColumn': 'Empty',
  'people.import.notImported': 'Not imported',
  'people.import.firstName': 'First name',
  'people.import.lastName': 'Last name',
  'people.import.place': 'Place',
  'people.import.plan': 'Leave plan',
  'people.import.schedule': 'Work schedule',

  'people.import.faults': ({ count }: Counted) =>
    plural('en', count, { one: `Fix ${count} error first`, other: `Fix ${count} errors first` }),
  'people.import.faultAtLine': ({ line, fault }: { line: number; fault: string }) => `Line ${line}: ${fault}`,
  'people.import.faultInColumn': ({ line, column, fault }: { line: number; column: string; fault: string }) =>
    `Line ${line}, ${column}: ${fault}`,
  'people.import.moreFaults': ({ count }: Counted) => `… and ${count} more.`,
  'people.import.rows': 'Rows of the import',
  'people.import.pages': 'rows of the import',
  'people.import.person': 'Person',
  'people.import.line': 'Line',
  'people.import.outcome': 'Outcome',
  'people.import.record': 'Record',
  'people.import.noName': 'No name',
  'people.import.from': ({ day }: { day: string }) => `from ${day}`,
  'people.import.until': ({ day }: { day: string }) => `until ${day}`,
  'people.import.openingOf': ({ type, amount }: { type: string; amount: number }, { locale }: Texts) =>
    `${type} ${formatNumber(amount, locale)}`,
  'people.import.openings': 'Opening Balances',
  'people.import.openingsAre': 'The numbers are',
  'people.import.openingsBalance': 'the balance at the end of a day',
  'people.import.openingsCarriedOver': 'what was carried over from the last leave year',
  'people.import.openingsOnDay': 'At the end of',
  'people.import.openingsInYear': 'Into the leave year of',
  'people.import.openingEffect': ({ type, entry, balance }: OpeningEffect, { locale }: Texts) =>
    `${type}: balance ${formatNumber(balance, locale)}, by an entry of ${formatNumber(entry, locale)}`,
  'people.import.openingExpires': (
    { type, entry, balance, expires }: OpeningEffect & { expires: CalendarDate },
    { locale }: Texts,
  ) =>
    `${type}: balance ${formatNumber(balance, locale)}, by an entry of ${formatNumber(entry, locale)}; expires next on ${dateText(expires, locale)}`,
  'people.import.columnChanged': ({ column, from, to }: { column: string; from: string; to: string }) =>
    `${column}: ${from} → ${to}`,
  'people.import.emptyCell': 'empty',
  'people.import.statusActive': 'Active',
  'people.import.statusDeactivated': 'Deactivated',

  'people.import.new': 'New',
  'people.import.changed': 'Changed',
  'people.import.unchanged': 'Unchanged',
  'people.import.faulty': 'Faulty',
  'people.import.countNew': ({ count }: Counted) => `${count} new`,
  'people.import.countChanged': ({ count }: Counted) => `${count} changed`,
  'people.import.countUnchanged': ({ count }: Counted) => `${count} unchanged`,
  'people.import.countFaulty': ({ count }: Counted) => `${count} faulty`,
  'people.import.noRows': 'No one',

  'people.import.cancel': 'Cancel',
  'people.import.import': ({ count }: Counted) =>
    plural('en', count, { one: `Import ${count} Person`, other: `Import ${count} People` }),
  'people.import.importing': 'Importing…',
  'people.import.imported': 'People imported',
  'people.import.notImportedAny': 'Nothing was imported',
  'people.import.welcome': 'Email new people how to sign in',
};
