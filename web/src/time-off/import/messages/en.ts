import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Counted {
  count: number;
}

export const en = {
  'time-off.import.columnPerson': 'Person (address or personnel number)',
  'time-off.import.columnType': 'Type',
  'time-off.import.columnStartDate': 'First day',
  'time-off.import.columnEndDate': 'Last day',
  'time-off.import.columnStartHalf': 'Half of the first day',
  'time-off.import.columnEndHalf': 'Half of the last day',
  'time-off.import.columnMinutes': 'Minutes',
  'time-off.import.columnStatus': 'Status',
  'time-off.import.columnReason': 'Reason',
  'time-off.import.openImport': 'Import Absences',
  'time-off.import.title': 'Import Absences',
  'time-off.import.description': 'Records what was taken so far, all or none. No one is emailed.',
  'time-off.import.previewFailed': 'The preview could not be made',
  'time-off.import.notImported': 'Nothing was imported',
  'time-off.import.imported': 'Absences imported',
  'time-off.import.importing': 'Importing…',
  'time-off.import.cancel': 'Cancel',
  'time-off.import.added': 'New',
  'time-off.import.unchanged': 'Unchanged',
  'time-off.import.faulty': 'Faulty',
  'time-off.import.nothing': 'No absences',
  'time-off.import.readingPeople': 'Reading people',
  'time-off.import.storing': 'Recording absences',
  'time-off.import.rows': 'Rows of the import',
  'time-off.import.pages': 'rows of the import',
  'time-off.import.personHeading': 'Person',
  'time-off.import.absence': 'Absence',
  'time-off.import.amount': 'Counts',
  'time-off.import.outcome': 'Outcome',
  'time-off.import.example': ({ domain }: { domain: string }) =>
    `person,type,startDate,endDate\njane.doe@${domain},VACATION,2026-03-02,2026-03-06`,
  'time-off.import.import': ({ count }: Counted) =>
    plural('en', count, { one: `Import ${count} Absence`, other: `Import ${count} Absences` }),
  'time-off.import.countAdded': ({ count }: Counted) => `${count} new`,
  'time-off.import.countUnchanged': ({ count }: Counted) => `${count} unchanged`,
  'time-off.import.countFaulty': ({ count }: Counted) => `${count} faulty`,
  'time-off.import.checkingRows': ({ done, total }: { done: number; total: number }, { locale }: Texts) =>
    `Checking rows: ${formatNumber(done, locale)} of ${formatNumber(total, locale)}`,
  'time-off.import.line': ({ line }: { line: number }) => `Line ${line}`,
  'time-off.import.days': ({ count }: Counted, { locale }: Texts) => {
    const number = formatNumber(count, locale);
    return plural('en', count, { one: `${number} day`, other: `${number} days` });
  },
  'time-off.import.hours': ({ count }: Counted, { locale }: Texts) => {
    const number = formatNumber(count, locale);
    return plural('en', count, { one: `${number} hour`, other: `${number} hours` });
  },
};
