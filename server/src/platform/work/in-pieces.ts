const mostAtOnce = 500;

/** The rows of many ids, read in batches on demand. */
export async function* inPieces<Id, Row>(
  ids: readonly Id[],
  read: (piece: readonly Id[]) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let start = 0; start < ids.length; start += mostAtOnce) {
    yield* await read(ids.slice(start, start + mostAtOnce));
  }
}
