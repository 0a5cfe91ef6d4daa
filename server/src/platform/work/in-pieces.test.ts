import { expect, test } from 'vitest';
import { inPieces } from './in-pieces.ts';

test('every id is read once, in order, at most 500 at a time', async () => {
  const ids = Array.from({ length: 1201 }, (_, index) => index);
  const sizes: number[] = [];
  const rows: number[] = [];
  for await (const row of inPieces(ids, async (piece) => {
    sizes.push(piece.length);
    return piece;
  })) {
    rows.push(row);
  }
  expect(sizes).toEqual([500, 500, 201]);
  expect(rows).toEqual(ids);
});
