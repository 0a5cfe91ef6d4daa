import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPeopleFile } from './read-people-file.ts';

const types = [{ code: 'SICK_LEAVE', name: 'Sick Leave' }];
const read = (csv: string) => readPeopleFile(csv, types);
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
])('a file with %s is read', (_what, csv) => {
  expect(read(csv)).toEqual({ rows: [{ line: 2, cells: ada }], faults: [] });
});

test('headings are found however their words are parted, and empty cells and lines are left out', () => {
  const { rows, faults } = read('Employment start,E-Mail\n\n,\n,a@example.com\n2026-01-01,b@example.com');
  expect(faults).toEqual([]);
  expect(rows).toEqual([
    { line: 4, cells: { email: 'a@example.com' } },
    { line: 5, cells: { employmentStart: '2026-01-01', email: 'b@example.com' } },
  ]);
});

test('what people bring with them stands in a column of its type, by its code or its name', () => {
  for (const heading of ['opening SICK_LEAVE', 'Opening sick leave', 'openingSickLeave']) {
    expect(read(`email,${heading}\na@example.com,3`).rows).toEqual([
      { line: 2, cells: { email: 'a@example.com', 'opening SICK_LEAVE': '3' } },
    ]);
  }
});

test('a row stands at the line on which it begins', () => {
  const { rows } = read('email,name\r\na@example.com,"A\r\nB"\r\nb@example.com,B\r\n');
  expect(rows.map(({ line }) => line)).toEqual([2, 4]);
});

test.each([
  ['', 1, 'The file is empty'],
  ['\uFEFF \n\n', 1, 'The file is empty'],
  ['email,name\n', 1, 'The file holds no people'],
  ['name\nAda', 1, 'The column email is missing'],
  [
    'email,salary\na@example.com,1',
    1,
    'There is no column salary; the columns are email, name, role, department, employmentStart, employmentEnd, status, place, plan, schedule, opening SICK_LEAVE',
  ],
  ['email,email\na,b', 1, 'The column email stands there twice'],
  ['email,name\na@example.com', 2, 'The header has 2 cells, this line 1'],
  ['email,name\na@example.com,A\nb@example.com,B,x', 3, 'The header has 2 cells, this line 3'],
  [
    'email,name\na@example.com,A\nb@example.com,B"x',
    3,
    'A quotation mark stands inside a cell that does not begin with one',
  ],
  ['email,name\n"a"@example.com,A', 2, 'Something follows the closing quotation mark of a cell'],
  ['email,name\na@example.com,"A', 2, 'A quotation mark is opened and never closed'],
])('%j: line %i: %s', (csv, line, message) => {
  expect(read(csv).faults).toEqual([{ line, message }]);
});

test('1,000 people are read, and not one more', () => {
  const lines = Array.from({ length: 1001 }, (_each, index) => `person-${index}@example.com`);
  expect(read(['email', ...lines.slice(0, 1000)].join('\n')).rows).toHaveLength(1000);
  expect(read(['email', ...lines].join('\n'))).toEqual({
    rows: [],
    faults: [{ line: 1002, message: 'At most 1,000 people can be imported at once' }],
  });
});

test('whatever text comes is read or found at fault', () => {
  const text = fc.array(
    fc.constantFrom('email', 'name', ',', ';', '"', '\n', '\r\n', '\uFEFF', ' ', 'a@example.com', '\0'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        text.map((parts) => parts.join('')),
      ),
      (csv) => {
        const { rows, faults } = read(csv);
        expect(rows.length + faults.length).toBeGreaterThan(0);
        for (const { line } of [...rows, ...faults]) expect(line).toBeGreaterThan(0);
      },
    ),
  );
});
