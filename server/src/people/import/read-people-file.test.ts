import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from '../../platform/csv/csv.ts';
import { englishReader } from '../../testing/english-reader.ts';
import { readPeopleFile } from './read-people-file.ts';

const types = [{ code: 'SICK_LEAVE', name: 'Sick Leave' }];
const english = englishReader.textsIn('en', 'en-GB');
const read = async (csv: string, chosen?: readonly (string | null)[]) => {
  const file = await readPeopleFile({ csv }, types, chosen);
  return {
    ...file,
    faults: file.faults.map((fault) => ({ ...fault, message: english.text(fault.message) })),
  };
};
const ada = { email: 'ada@example.com', name: 'Ada, "Countess" Lovelace', department: 'R&D; Labs' };

test.each([
  ['commas', 'email,name,department\nada@example.com,"Ada, ""Countess"" Lovelace",R&D; Labs\n'],
  ['semicolons', 'email;name;department\nada@example.com;"Ada, ""Countess"" Lovelace";"R&D; Labs"\n'],
  ['tabs', 'email\tname\tdepartment\nada@example.com\t"Ada, ""Countess"" Lovelace"\tR&D; Labs\n'],
  [
    'a byte order mark',
    '\uFEFFemail,name,department\nada@example.com,"Ada, ""Countess"" Lovelace",R&D; Labs',
  ],
  ['CRLF', 'email,name,department\r\nada@example.com,"Ada, ""Countess"" Lovelace",R&D; Labs\r\n'],
  ['old line ends', 'email,name,department\rada@example.com,"Ada, ""Countess"" Lovelace",R&D; Labs\r'],
  ['spaces', ' Email , NAME,Department\n ada@example.com , "Ada, ""Countess"" Lovelace" , R&D; Labs \n'],
])('a file with %s is read', async (_what, csv) => {
  expect(await read(csv)).toMatchObject({ rows: [{ line: 2, cells: ada }], faults: [] });
});

test('headings are found whatever separates their words, and empty cells and lines are skipped', async () => {
  const { rows, faults } = await read(
    'Employment start,E-Mail\n\n,\n,a@example.com\n2026-01-01,b@example.com',
  );
  expect(faults).toEqual([]);
  expect(rows).toEqual([
    { line: 4, cells: { email: 'a@example.com' } },
    { line: 5, cells: { employmentStart: '2026-01-01', email: 'b@example.com' } },
  ]);
});

test('carried-over leave has a column per type, by code or name', async () => {
  for (const heading of ['opening SICK_LEAVE', 'Opening sick leave', 'openingSickLeave']) {
    expect((await read(`email,${heading}\na@example.com,3`)).rows).toEqual([
      { line: 2, cells: { email: 'a@example.com', 'opening SICK_LEAVE': '3' } },
    ]);
  }
});

test.each([
  ['sep=;\nname;email\nA, B;a@example.com', 'A, B'],
  ['"sep=|"\r\nname|email\r\nA, B; C|a@example.com', 'A, B; C'],
  ['"Name, whole";email;place\nA;a@example.com;\n', undefined],
  ['name;email;place,street,town\nA;a@example.com;Berlin', 'A'],
  ['name,email\nMo\u0308bel,a@example.com', 'Möbel'],
])('%j has one person', async (csv, name) => {
  const { rows, faults } = await read(csv);
  expect(faults).toEqual([]);
  expect(rows.map(({ cells }) => [cells.email, cells.name])).toEqual([['a@example.com', name]]);
});

test('line numbers are right after a `sep=` line', async () => {
  expect((await read('sep=;\nemail;name\na@example.com;A')).rows.map(({ line }) => line)).toEqual([3]);
});

test('columns come in any order, unknown ones are reported, and trailing cells may be missing', async () => {
  expect(
    await read('Gehalt;Nachname;E-Mail;Vorname;;\n;Lovelace;a@example.com;Ada\n1;;b@example.com'),
  ).toMatchObject({
    columns: [
      { heading: 'Gehalt', example: '1' },
      { heading: 'Nachname', column: 'lastName', example: 'Lovelace' },
      { heading: 'E-Mail', column: 'email', example: 'a@example.com' },
      { heading: 'Vorname', column: 'firstName', example: 'Ada' },
      { heading: '' },
      { heading: '' },
    ],
    rows: [
      { line: 2, cells: { email: 'a@example.com', name: 'Ada Lovelace' } },
      { line: 3, cells: { email: 'b@example.com' } },
    ],
    faults: [],
  });
});

test('the call may assign columns, whatever their headings', async () => {
  const csv = 'Wer,Kontakt,email\nAda,a@example.com,private@elsewhere.test';
  expect(await readPeopleFile({ csv }, types, ['name', 'email', null])).toMatchObject({
    columns: [
      { heading: 'Wer', column: 'name' },
      { heading: 'Kontakt', column: 'email' },
      { heading: 'email' },
    ],
    rows: [{ line: 2, cells: { name: 'Ada', email: 'a@example.com' } }],
  });
  const faultsOf = async (...chosen: (string | null)[]) =>
    (await read(csv, chosen)).faults.map(({ message }) => message);
  expect(await faultsOf('name', 'email')).toEqual([
    'The file has 3 columns, but 2 were chosen: please preview it again',
  ]);
  expect(await faultsOf('name', null, null)).toEqual(['The column email is missing']);
  expect(await faultsOf('email', 'email', null)).toEqual(['The column email appears twice']);
  expect(await faultsOf('salary', 'email', null)).toEqual([
    'There is no column salary; the columns are email, name, personnelNumber, costCentre, role, department, employmentStart, employmentEnd, status, place, plan, schedule, firstName, lastName, opening SICK_LEAVE',
  ]);
});

test('a row has the number of its first line', async () => {
  const { rows } = await read('email,name\r\na@example.com,"A\r\nB"\r\nb@example.com,B\r\n');
  expect(rows.map(({ line }) => line)).toEqual([2, 4]);
});

test.each([
  ['', 1, 'The file is empty'],
  ['\uFEFF \n\n', 1, 'The file is empty'],
  ['email,name\n', 1, 'The file has no people'],
  ['name\nAda', 1, 'The column email is missing'],
  ['email,email\na,b', 1, 'The column email appears twice'],
  ['name,first name,email\nAda,Ada,a@example.com', 1, 'The name appears twice: whole, and in parts'],
  ['email,name\na@example.com,A\nb@example.com,B,x', 3, 'The header has 2 cells, this line 3'],
  [
    'email,name\na@example.com,A\nb@example.com,B"x',
    3,
    'A quotation mark is inside a cell that does not begin with one',
  ],
  ['email,name\n"a"@example.com,A', 2, 'Something follows the closing quotation mark of a cell'],
  ['email,name\na@example.com,"A', 2, 'A quotation mark is never closed'],
])('%j: line %i: %s', async (csv, line, message) => {
  expect((await read(csv)).faults).toEqual([{ line, message }]);
});

test('at most 1,000 people are read', async () => {
  const lines = Array.from({ length: 1001 }, (_each, index) => `person-${index}@example.com`);
  expect((await read(['email', ...lines.slice(0, 1000)].join('\n'))).rows).toHaveLength(1000);
  expect(await read(['email', ...lines].join('\n'))).toMatchObject({
    rows: [],
    faults: [{ line: 1002, message: 'At most 1,000 people can be imported at once' }],
  });
});

test('any text is parsed or refused', async () => {
  const text = fc.array(
    fc.constantFrom(
      'sep=',
      'email',
      'name',
      ',',
      ';',
      '"',
      '\n',
      '\r\n',
      '\uFEFF',
      ' ',
      'a@example.com',
      '\0',
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        text.map((parts) => parts.join('')),
      ),
      async (csv) => {
        const { rows, faults } = await read(csv);
        expect(rows.length + faults.length).toBeGreaterThan(0);
        for (const { line } of [...rows, ...faults]) expect(line).toBeGreaterThan(0);
      },
    ),
  );
});

test.each([
  ['at most 200 columns', `email${',x'.repeat(199)}\na@example.com`, []],
  ['a column too many', `email${',x'.repeat(200)}\na@example.com`, [1]],
  ['140,000 columns', `email,name${','.repeat(139_998)}\na@example.com,A`, [1]],
])('%s', async (_what, csv, lines) => {
  const { faults } = await read(csv);
  expect(faults).toEqual(lines.map((line) => ({ line, message: 'At most 200 columns can be read' })));
});

test.each([
  [
    'in a heading',
    'email,sal\0ary\na@example.com,1',
    { line: 1, message: 'The heading sal\uFFFDary contains control characters' },
  ],
  [
    'in a column that is not read',
    'email,salary\na@example.com,1\u0007',
    { line: 2, message: '1\uFFFD contains control characters' },
  ],
])('a control character %s is a fault at its line', async (_where, csv, fault) => {
  expect((await read(csv)).faults).toEqual([fault]);
});

test('a cell guarded against formulas by our export is read back unchanged', async () => {
  const names = ['=1+1', '+Plus', '-Dash', '@at', "'quoted", "'=both", "''=twice", '\uFF1Dwide'];
  let csv = '';
  const rows = names.map((name) => ({ email: 'a@example.com', name }));
  for await (const piece of csvOf(['email', 'name'], rows)) csv += piece;
  expect((await read(csv)).rows.map(({ cells }) => cells.name)).toEqual(names);
});
