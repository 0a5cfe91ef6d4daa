import { monitorEventLoopDelay } from 'node:perf_hooks';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readXlsx } from './read-xlsx.ts';
import { xlsxOf } from './write-xlsx.ts';

const kinds = 'http://schemas.openxmlformats.org';
const relations = `${kinds}/officeDocument/2006/relationships`;

/** A workbook of the sheets' XML, which other programs than ours might have made. */
function workbook(sheets: readonly string[]): Uint8Array {
  const named = sheets.map((_, index) => index + 1);
  const list = named.map((id) => `<sheet name="S${id}" sheetId="${id}" r:id="rId${id}"/>`).join('');
  const targets = named
    .map(
      (id) =>
        `<Relationship Id="rId${id}" Type="${relations}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
    )
    .join('');
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${kinds}/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets>${list}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${kinds}/package/2006/relationships">${targets}</Relationships>`,
    ),
    ...Object.fromEntries(sheets.map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, strToU8(xml)])),
  });
}

function sheet(rows: string): string {
  return `<worksheet xmlns="${kinds}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
}

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** The answer, its time, and the longest pause of the event loop meanwhile, in milliseconds. */
async function measured(file: Uint8Array) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const begin = performance.now();
  const answer = await readXlsx(file);
  delay.disable();
  return { answer, milliseconds: performance.now() - begin, pause: delay.max / 1e6 };
}

test('cells are read as they would stand in a CSV file', async () => {
  const file = await xlsxOf([
    {
      name: 'People',
      columns: [{ heading: 'email' }, { heading: 'start' }, { heading: 'days' }, { heading: 'at' }],
      rows: [
        ['=a@example.com', new Date(Date.UTC(2026, 8, 1)), 0.1 + 0.2, new Date(Date.UTC(2026, 8, 1, 7, 30))],
        ['', null, -12.5, new Date(Date.UTC(1899, 11, 31, 7, 30))],
        [true, null, 4711, undefined],
      ],
    },
    { name: 'Other', columns: [{ heading: 'ignored' }], rows: [] },
  ]);
  expect(await readXlsx(file)).toEqual({
    rows: [
      ['email', 'start', 'days', 'at'],
      ['=a@example.com', '2026-09-01', '0.3', '2026-09-01T07:30:00'],
      ['', '', '-12.5', '31:30'],
      ['true', '', '4711', ''],
    ],
  });
  expect(
    await readXlsx(workbook([sheet(`<row r="1">${cell('A1', 'Jörg')}${cell('C1', 'x')}</row>`)])),
  ).toEqual({
    rows: [['Jörg', '', 'x']],
  });
});

describe('a file made to take all time or memory', () => {
  const spaces = (megabytes: number) => ' '.repeat(megabytes * 1_000_000);
  /** States another unpacked size for each part, in the list of parts at the end of the file. */
  const stating = (bytes: number, file: Uint8Array) => {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    for (let at = 0; at + 46 < file.length; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, bytes, true);
    }
    return file;
  };

  test.each([
    ['40 MB of spaces', () => workbook([sheet(spaces(40))]), 'TOO_LARGE'],
    ['400 MB', () => stating(400_000_000, workbook([sheet('')])), 'TOO_LARGE'],
    ['40 MB that state 1,000 bytes', () => stating(1000, workbook([sheet(spaces(40))])), 'NO_XLSX'],
    [
      'a million columns',
      () => workbook([sheet(`<row r="1">${cell('A1', 'x')}${cell('BDWGN1', 'y')}</row>`)]),
      'TOO_LARGE',
    ],
    [
      'a million rows of 16,384 columns',
      () =>
        workbook([
          sheet(`<row r="1">${cell('A1', 'x')}</row><row r="1048576">${cell('XFD1048576', 'y')}</row>`),
        ]),
      'TOO_LARGE',
    ],
    ['1,000 sheets', () => workbook(Array(1000).fill(sheet(''))), 'TOO_MANY_SHEETS'],
    ['no Excel file', () => new Uint8Array(1000), 'NO_XLSX'],
    ['an old workbook', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'NO_XLSX'],
  ])('%s: refused while others are served', { timeout: 120_000 }, async (_name, file, fault) => {
    const { answer, milliseconds, pause } = await measured(file());
    expect(answer).toEqual({ fault });
    expect(milliseconds).toBeLessThan(10_000);
    expect(pause).toBeLessThan(500);
  });
});
