const mostShown = 60;

/** A cell as quoted in a fault: cut to its beginning, with U+FFFD for control characters. */
export function shownCell(cell: string): string {
  const beginning = cell.length > mostShown ? `${cell.slice(0, mostShown)}…` : cell;
  return beginning.replaceAll(/[\p{Cc}\p{Cs}]/gu, '\uFFFD');
}
