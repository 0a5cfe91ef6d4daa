/** What is searched for in the palette. */
export interface PaletteSearch {
  typed: string;
  /** What was typed when Enter was pressed, while nothing was found yet. */
  awaited: string;
}

export const noSearch: PaletteSearch = { typed: '', awaited: '' };

/** The search after a key that was pressed before the field was there; nothing comes after Enter. */
export function searchAfterKey(search: PaletteSearch, key: string): PaletteSearch {
  const { typed, awaited } = search;
  if (awaited !== '') return search;
  if (key === 'Enter') return { typed, awaited: typed.trim() };
  if (key === 'Backspace') return { typed: Array.from(typed).slice(0, -1).join(''), awaited };
  return Array.from(key).length === 1 ? { typed: typed + key, awaited } : search;
}
