import type { XlsxBatch, XlsxCell, XlsxRows, XlsxSheet } from './xlsx-sheet.ts';
import { inThread } from './xlsx-thread.ts';

const limits = { longestMilliseconds: 120_000, mostMegabytes: 1024 };
const batchLength = 250;

interface Written extends XlsxSheet {
  rows: XlsxRows;
}

/**
 * The sheets as an Excel file: a heading row that stays on screen, unless a sheet has none, dates as dates, numbers as numbers, and all texts as
 * texts, also those that begin with `=`. It is built in a thread, so other calls don't wait for it.
 */
export async function xlsxOf(
  sheets: readonly Written[],
  { isRightToLeft = false }: { isRightToLeft?: boolean } = {},
): Promise<Uint8Array> {
  const described = sheets.map(({ rows: _rows, ...sheet }) => sheet);
  const outcome = await inThread<Uint8Array>(
    { kind: 'write', sheets: described, isRightToLeft },
    limits,
    async (post) => {
      for (const [sheet, { rows }] of sheets.entries()) {
        for await (const batch of batchesOf(rows)) post({ sheet, rows: batch } satisfies XlsxBatch);
      }
      post('end' satisfies XlsxBatch);
    },
  );
  if ('failure' in outcome) throw new Error(`An Excel file could not be written: ${outcome.failure}`);
  return outcome.answer;
}

async function* batchesOf(rows: XlsxRows): AsyncGenerator<(readonly XlsxCell[])[]> {
  let batch: (readonly XlsxCell[])[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < batchLength) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
