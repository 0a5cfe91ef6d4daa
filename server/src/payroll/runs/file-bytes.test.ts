import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PayrollRow } from '@almanac/domain/payroll/profiles/payroll-row';
import {
  columnFields,
  decimalMarks,
  fileDateFormats,
  fileEncodings,
  lineEnds,
  separators,
} from '@almanac/domain/payroll/profiles/profile';
import type { ProfileSettings } from '@almanac/domain/payroll/profiles/profile-schema';
import { plainProfile } from '@almanac/domain/payroll/profiles/profile-settings';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { csvBytes, xlsxBytes, zipBytes } from './file-bytes.ts';

const row: PayrollRow = {
  person: {
    id: '019a0000-0000-7000-8000-000000000001',
    name: 'Jörg "Jo" O’Müller; 5, €',
    email: '=jo@initech.test',
    personnelNumber: '-12',
    costCentre: '4711-0',
    departmentName: 'Forschung\tund Entwicklung',
    placeName: "+München's",
  },
  type: { code: 'VACATION', name: 'Urlaub' },
  month: '2026-11',
  days: -2.5,
  hours: -20,
  calendarDays: -3,
  startDate: '2026-11-02',
  endDate: '2026-11-04',
  minutes: 90,
  change: 'REMOVED',
};

const profile: ProfileSettings = {
  ...plainProfile,
  level: 'ABSENCES',
  types: [{ code: 'VACATION', payrollCode: '0500', secondCode: 'U' }],
  columns: [
    ...columnFields.map((field) => ({ field, heading: `Spalte ${field}` })),
    { constant: '-1', heading: '' },
  ],
};

const combinations = separators.flatMap((separator) =>
  decimalMarks.flatMap((decimal) =>
    fileDateFormats.flatMap((dateFormat) =>
      fileEncodings.flatMap((encoding) =>
        lineEnds.flatMap((lineEnd) =>
          [true, false].map((headings) => ({ separator, decimal, dateFormat, encoding, lineEnd, headings })),
        ),
      ),
    ),
  ),
);

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

test('a file in every form is read back as it was written', async () => {
  const expectedDays = {
    'YYYY-MM-DD': ['2026-11-02', '2026-11-04'],
    'DD.MM.YYYY': ['02.11.2026', '04.11.2026'],
    'DD/MM/YYYY': ['02/11/2026', '04/11/2026'],
    'MM/DD/YYYY': ['11/02/2026', '11/04/2026'],
    DD: ['02', '04'],
  };
  expect(combinations).toHaveLength(360);
  for (const form of combinations) {
    const file = await bytesOf(csvBytes({ rows: [row, row], month: '2026-11' }, { ...profile, ...form }));
    const mark = [0xef, 0xbb, 0xbf];
    expect([...file.subarray(0, 3)].join() === mark.join()).toBe(form.encoding === 'UTF-8-BOM');
    const text = new TextDecoder(form.encoding === 'WINDOWS-1252' ? 'windows-1252' : 'utf-8').decode(file);
    const lineEnd = form.lineEnd === 'CRLF' ? '\r\n' : '\n';
    const lines: string[][] = parse(text, { delimiter: form.separator, record_delimiter: lineEnd });
    if (form.headings) expect(lines.shift()).toEqual(profile.columns.map(({ heading }) => heading));
    const days = expectedDays[form.dateFormat];
    const line = [
      ...['-12', 'Jörg "Jo" O’Müller; 5, €', "'=jo@initech.test", '4711-0', 'Forschung\tund Entwicklung'],
      ...["'+München's", 'VACATION', 'Urlaub', '0500', 'U', '2026-11', ...days, ''],
      ...[`-2${form.decimal}5`, '-20', '-3', '90', '', 'REMOVED', '-1'],
    ];
    expect(lines, JSON.stringify(form)).toEqual([line, line]);
    expect(text.endsWith(lineEnd)).toBe(true);
  }
});

test('several files come as a zip', async () => {
  const files = ['2026-10', '2026-11'].map((month) => ({
    name: `payroll-${month}.csv`,
    pieces: csvBytes({ rows: [row], month }, { ...profile, before: '{month}.{year}', headings: false }),
  }));
  const unzipped = unzipSync(await bytesOf(zipBytes(files)));
  const texts = Object.entries(unzipped).map(([name, bytes]) => {
    return `${name}: ${Buffer.from(bytes).toString('utf8').split('\r\n')[0]}`;
  });
  expect(texts).toEqual(['payroll-2026-10.csv: 10.2026', 'payroll-2026-11.csv: 11.2026']);
});

describe('Excel files', () => {
  const excel: ProfileSettings = {
    ...profile,
    format: 'XLSX',
    dateFormat: 'DD.MM.YYYY',
    decimal: ',',
    encoding: 'WINDOWS-1252',
    columns: [
      { field: 'email', heading: '=Address' },
      { field: 'personnelNumber', heading: 'Number' },
      { field: 'startDate', heading: 'From' },
      { field: 'days', heading: 'Days' },
      { constant: '=1+1', heading: '' },
      { field: 'date', heading: 'Day' },
    ],
  };
  const workbook = async (settings: ProfileSettings) => {
    const file = { name: 'payroll-2026-11', month: '2026-11', rows: [row, row] };
    const pieces: Uint8Array[] = [];
    for await (const piece of xlsxBytes(file, settings)) pieces.push(piece);
    return Buffer.concat(pieces);
  };
  const line = ['=jo@initech.test', '-12', new Date(Date.UTC(2026, 10, 2)), -2.5, '=1+1', null];

  test('have numbers, dates, and texts that compute nothing, under the headings', async () => {
    expect(await readSheet(await workbook(excel), 'payroll-2026-11')).toEqual([
      ['=Address', 'Number', 'From', 'Days', null, 'Day'],
      line,
      line,
    ]);
  });

  test('have the lines of the program first, and no headings if the profile has none', async () => {
    const settings = { ...excel, before: '1234567;{month}/{year}\nLohn', headings: false };
    const [first, second, third] = await readSheet(await workbook(settings));
    expect([first?.[0], second?.[0], third]).toEqual(['1234567;11/2026', 'Lohn', line.slice(0, -1)]);
  });

  const hasOpenpyxl = spawnSync('python3', ['-c', 'import openpyxl']).status === 0;
  const program = `
import openpyxl, sys
sheet = openpyxl.load_workbook(sys.argv[1]).active
first = next(sheet.iter_rows(min_row=2))
print(sheet.title, sheet.freeze_panes, [cell.data_type for cell in first], first[2].number_format, first[3].value)
`;

  // Skipped where Python or its package openpyxl is missing.
  test.skipIf(!hasOpenpyxl)('openpyxl reads the same', async () => {
    const path = join(tmpdir(), `payroll-${process.pid}.xlsx`);
    writeFileSync(path, await workbook(excel));
    const { stdout } = spawnSync('python3', ['-c', program, path], { encoding: 'utf8' });
    expect(stdout).toBe("payroll-2026-11 A2 ['s', 's', 'd', 'n', 's', 'n'] dd.mm.yyyy -2.5\n");
  });
});
