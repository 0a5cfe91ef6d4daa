import { createTexts } from '@almanac/domain/language/texts';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { excelDialect, exportedCsv } from './exported-csv.ts';

const german: Readonly<Record<string, string>> = {
  'test.person': 'Mitarbeiter/in',
  'test.days': 'Übrige Tage',
  'test.approved': 'Genehmigt',
  'csv.yes': 'Ja',
};
const columns = {
  name: { heading: { key: 'test.person' } },
  days: { heading: { key: 'test.days' } },
  isActive: { heading: 'Aktiv' },
  status: { heading: 'Status', words: { APPROVED: { key: 'test.approved' } } },
  start: { heading: 'Beginn', holds: 'dates' },
  createdAt: { heading: 'Erstellt', holds: 'instants' },
} as const;
const rows = [
  {
    name: '=Jörg;Müller',
    days: -2.5,
    isActive: true,
    status: 'APPROVED',
    start: '2026-03-02',
    createdAt: '2026-12-31T23:30:05.123Z',
  },
  { name: 'Zeile 1\nZeile 2', days: 1234, status: 'OTHER', start: '' },
];

function readerIn(locale: string) {
  return {
    texts: createTexts('de', locale, (key) => german[key]),
    timeZone: 'Europe/Berlin',
  };
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

async function linesIn(locale: string): Promise<string[][]> {
  const text = await textOf(exportedCsv(columns, rows, readerIn(locale)));
  return parse(text, { bom: true, delimiter: excelDialect(locale).delimiter, record_delimiter: '\r\n' });
}

test('the neutral form has names of columns, codes, commas and points', async () => {
  expect(await textOf(exportedCsv(columns, rows, undefined))).toBe(
    '\uFEFFname,days,isActive,status,start,createdAt\n' +
      "'=Jörg;Müller,-2.5,true,APPROVED,2026-03-02,2026-12-31T23:30:05.123Z\n" +
      '"Zeile 1\nZeile 2",1234,,OTHER,,\n',
  );
});

test('a German reader of Excel gets words, semicolons, decimal commas and German dates', async () => {
  expect(await textOf(exportedCsv(columns, rows, readerIn('de-DE')))).toBe(
    '\uFEFFMitarbeiter/in;Übrige Tage;Aktiv;Status;Beginn;Erstellt\r\n' +
      `"'=Jörg;Müller";-2,5;Ja;Genehmigt;02.03.2026;01.01.2027 00:30:05\r\n` +
      '"Zeile 1\nZeile 2";1234;;OTHER;;\r\n',
  );
});

test.each([
  ['de-DE', '-2,5', '02.03.2026'],
  ['fr-FR', '-2,5', '02/03/2026'],
  ['es-ES', '-2,5', '02/03/2026'],
  ['en-DE', '-2,5', '02/03/2026'],
  ['ar-MA', '-2,5', '02/03/2026'],
  ['de-CH', '-2.5', '2026-03-02'],
  ['en-US', '-2.5', '2026-03-02'],
  ['ar-EG', '-2.5', '2026-03-02'],
])('a file for %s has the decimals and dates of the country', async (locale, days, start) => {
  const [, first = [], second = []] = await linesIn(locale);
  expect([first[0], first[1], first[4]]).toEqual(["'=Jörg;Müller", days, start]);
  expect(second[0]).toBe('Zeile 1\nZeile 2');
});

test('a separator within a text begins no cell, and no cell is a formula', async () => {
  const begun = ['=1;=2', 'x;=1+1', '"=1";2', '@SUM(A1);', '\uFF1D1', '-1;\r\n=2'];
  const dialect = excelDialect('de-DE');
  const text = await textOf(
    csvOf(
      ['text', 'end'],
      begun.map((each) => ({ text: each, end: 1.5 })),
      { dialect },
    ),
  );
  const lines: string[][] = parse(text, { bom: true, delimiter: ';', from_line: 2 });
  expect(lines.map(([, end]) => end)).toEqual(begun.map(() => '1,5'));
  expect(lines.map(([cell = '']) => cell.replace(/^'/, ''))).toEqual(begun);
  for (const [cell] of lines) expect(cell).not.toMatch(/^[=+\-@\uFF1D]/);
});
