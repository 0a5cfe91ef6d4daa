const mostShown = 60;

/** A cell as the sentence of a fault quotes it: cut to its beginning, with U+FFFD for control characters. */
export function shownCell(cell: string): string {
  const beginning = cell.length > mostShown ? `${cell.slice(0, mostShown)}…` : cell;
  return beginning.replaceAll(/[\p{Cc}\p{Cs}]/gu, '\uFFFD');
}
