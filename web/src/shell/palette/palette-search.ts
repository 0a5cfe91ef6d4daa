/** The palette's search state. */
export interface PaletteSearch {
  typed: string;
  /** The text when Enter was pressed before any result was loaded. */
  submitted: string;
}

export const noSearch: PaletteSearch = { typed: '', submitted: '' };

/** The search after a key typed before the field is rendered; keys after Enter are ignored. */
export function searchAfterKey(search: PaletteSearch, key: string): PaletteSearch {
  const { typed, submitted } = search;
  if (submitted !== '') return search;
  if (key === 'Enter') return { typed, submitted: typed.trim() };
  if (key === 'Backspace') return { typed: Array.from(typed).slice(0, -1).join(''), submitted };
  return Array.from(key).length === 1 ? { typed: typed + key, submitted } : search;
}
