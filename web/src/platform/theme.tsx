import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { text } from './messages/text.ts';

export type Theme = 'light' | 'dark' | 'system';

// index.html reads the same key before the first paint.
const storageKey = 'almanac.theme';

export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Applies the theme at once, and stores it if possible. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be blocked; the choice then lasts until the page is left.
  }
}

/** Theme options for a menu or radio group. */
export const themeOptions = (): readonly { id: Theme; label: string; icon: ReactNode }[] => [
  { id: 'light', label: text('platform.themeLight'), icon: <Sun aria-hidden="true" /> },
  { id: 'dark', label: text('platform.themeDark'), icon: <Moon aria-hidden="true" /> },
  { id: 'system', label: text('platform.themeSystem'), icon: <Monitor aria-hidden="true" /> },
];
