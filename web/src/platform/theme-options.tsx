import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Theme } from './theme.ts';

/** The themes as a menu or a group of radio buttons offers them. */
export const themeOptions: readonly { id: Theme; label: string; icon: ReactNode }[] = [
  { id: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
  { id: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
  { id: 'system', label: 'System', icon: <Monitor aria-hidden="true" /> },
];
