import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';

export const en = {
  'people.import.openQuote': 'A quotation mark is never closed',
  'people.import.textAfterQuote': 'Something follows the closing quotation mark of a cell',
  'people.import.quoteInCell': 'A quotation mark is inside a cell that does not begin with one',
  'people.import.noXlsx':
    'The file could not be read as an Excel file (.xlsx): save it again in Excel, or as CSV',
  'people.import.xlsxTooLarge': 'The Excel file contains too much: leave only the list in a new file',
  'people.import.xlsxTooManySheets': 'The Excel file has too many sheets: leave only the list in a new file',
  'people.import.xlsxTooSlow': 'Reading the Excel file took too long: leave only the list in a new file',
  'people.import.xlsxBusy': 'Other Excel files are being read: please try again in a moment',
  'people.import.emptyFile': 'The file is empty',
  'people.import.noPeople': 'The file has no people',
  'people.import.tooManyPeople': ({ most }: { most: number }, { locale }: Texts) =>
    `At most ${formatNumber(most, locale)} people can be imported at once`,
  'people.import.headingControlCharacters': ({ heading }: { heading: string }) =>
    `The heading ${heading} contains control characters`,
  'people.import.otherColumnCount': ({ inFile, chosen }: { inFile: number; chosen: number }) =>
    `The file has ${inFile} columns, but ${chosen} were chosen: please preview it again`,
  'people.import.unknownColumn': ({ column, known }: { column: string; known: readonly string[] }) =>
    `There is no column ${column}; the columns are ${known.join(', ')}`,
  'people.import.columnTwice': ({ column }: { column: string }) => `The column ${column} appears twice`,
  'people.import.nameTwice': 'The name appears twice: whole, and in parts',
  'people.import.noEmailColumn': 'The column email is missing',
  'people.import.otherCellCount': ({ header, line }: { header: number; line: number }) =>
    `The header has ${header} cells, this line ${line}`,
  'people.import.justJoined': 'Someone in the file has just got an account: please try again',
};
