const longestClient = 100;

/** The name of a calendar program from its `User-Agent`: one line, at most 100 characters; undefined if it has none. */
export function feedClient(userAgent: string | null): string | undefined {
  const letters = [...(userAgent ?? '').replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()];
  return letters.slice(0, longestClient).join('').trim() || undefined;
}
