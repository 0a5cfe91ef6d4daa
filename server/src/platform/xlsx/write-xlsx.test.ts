import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { xlsxOf } from './write-xlsx.ts';

test('dates are dates, numbers numbers, and a text that begins with = stays a text', async () => {
  const file = await xlsxOf([
    {
      name: 'Leave/2026',
      columns: [
        { heading: '=Name' },
        { heading: 'Tag', dateFormat: 'dd.mm.yyyy' },
        { heading: 'Days' },
        { heading: 'x' },
      ],
      rows: [
        ['=1+1', new Date(Date.UTC(2026, 2, 1)), -2.25, true],
        ['_x0041_ & <b>\n"\u0001" ', undefined, 0, false],
        ["'=Jürgen", null, Number.NaN, ''],
      ],
    },
  ]);
  expect(await readSheet(Buffer.from(file), 1, { trim: false })).toEqual([
    ['=Name', 'Tag', 'Days', 'x'],
    ['=1+1', new Date(Date.UTC(2026, 2, 1)), -2.25, true],
    ['_x0041_ & <b>\n"" ', null, 0, false],
    ["'=Jürgen", null, null, null],
  ]);
});

test('thousands of rows are written while others are served', { timeout: 120_000 }, async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const rows = Array.from({ length: 5000 }, (_, index) => [`Person ${index}`, index, null]);
  const columns = [{ heading: 'Name' }, { heading: 'Number' }, { heading: 'Nothing' }];
  const file = await xlsxOf([{ name: 'people', columns, rows }]);
  delay.disable();
  // A pause of 100 ms is a fault; a machine that runs other tests has longer ones.
  expect(delay.max / 1e6).toBeLessThan(500);
  const written = await readSheet(Buffer.from(file));
  expect(written).toHaveLength(5001);
  expect(written.at(-1)).toEqual(['Person 4999', 4999, null]);
});

test('a failure while rows are read ends the file', async () => {
  async function* rows() {
    yield ['a'];
    throw new Error('connection lost');
  }
  const broken = xlsxOf([{ name: 'people', columns: [{ heading: 'Name' }], rows: rows() }]);
  await expect(broken).rejects.toThrow('connection lost');
  // The next file is written.
  expect(await xlsxOf([{ name: '', columns: [], rows: [] }])).toBeInstanceOf(Uint8Array);
});
