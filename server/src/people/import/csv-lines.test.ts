import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLines } from './csv-lines.ts';
import { message } from './messages/message.ts';

const cell = fc.constantFrom('', 'a', ' b ', '"c"', '"d,;\te"', '"f\ng"', '"h""i"', ' "j" ', 'é\u00a0', '""');
const wellFormed = (delimiter: string) =>
  fc
    .array(fc.array(cell, { minLength: 1 }))
    .map((lines) => lines.map((each) => each.join(delimiter)).join('\n'));
const anyText = fc
  .array(fc.constantFrom(',', ';', '"', '""', '\n', ' ', '\t', 'a', 'b c', 'é'))
  .map((each) => each.join(''));

/** The cells as parsed by another library, or nothing on a fault. */
function otherReader(text: string, delimiter: string): string[][] | undefined {
  try {
    const records = parse(text, {
      delimiter,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      record_delimiter: '\n',
    });
    return records.map((cells) => cells.map((cell) => cell.trim()));
  } catch {
    return undefined;
  }
}

/** The cells of the lines, or nothing on a fault. */
function cellsOf(text: string, delimiter: string): string[][] | undefined {
  const lines = [...csvLines(text, delimiter)];
  return lines.some((line) => 'fault' in line)
    ? undefined
    : lines.map((line) => ('cells' in line ? line.cells : []));
}

test.each([',', ';', '\t'])('lines delimited by %j are parsed as by another library', (delimiter) => {
  fc.assert(
    fc.property(wellFormed(delimiter), (text) => {
      expect(cellsOf(text, delimiter)).toEqual(otherReader(text, delimiter));
    }),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const cells = cellsOf(text, delimiter);
      if (cells === undefined) expect(text).toContain('"');
      else expect(cells).toEqual(otherReader(text, delimiter));
    }),
    { numRuns: 1000 },
  );
});

test('line numbers count quoted line breaks and empty lines', () => {
  expect([...csvLines('\na,"b\n\nc"\n,\nd\n"e', ',')]).toEqual([
    { line: 2, cells: ['a', 'b\n\nc'] },
    { line: 6, cells: ['d'] },
    { line: 7, fault: message('people.import.openQuote') },
  ]);
});
