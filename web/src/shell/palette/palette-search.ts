/** The palette's search state. */
export interface PaletteSearch {
  typed: string;
  /** The text when Enter was pressed before any result was loaded. */
  awaited: string;
}

export const noSearch: PaletteSearch = { typed: '', awaited: '' };

/** The search after a key typed before the field is rendered; keys after Enter are ignored. */
export function searchAfterKey(search: PaletteSearch, key: string): PaletteSearch {
  const { typed, awaited } = search;
  if (awaited !== '') return search;
  if (key === 'Enter') return { typed, awaited: typed.trim() };
  if (key === 'Backspace') return { typed: Array.from(typed).slice(0, -1).join(''), awaited };
  return Array.from(key).length === 1 ? { typed: typed + key, awaited } : search;
}
