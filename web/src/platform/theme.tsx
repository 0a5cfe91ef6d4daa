import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';

export type Theme = 'light' | 'dark' | 'system';

// index.html reads the same key before the first paint.
const storageKey = 'almanac.theme';

export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Shows the theme at once and keeps the choice for the next visit, where storage is allowed. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be forbidden; the choice then lasts until the page is left.
  }
}

/** The themes as a menu or a group of radio buttons offers them. */
export const themeOptions: readonly { id: Theme; label: string; icon: ReactNode }[] = [
  { id: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
  { id: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
  { id: 'system', label: 'System', icon: <Monitor aria-hidden="true" /> },
];
