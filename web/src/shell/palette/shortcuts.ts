import type { SessionUser } from '@almanac/domain/access/schema';
import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { readLetterKeys } from '../../platform/lists/letter-keys.ts';
import { useViewer } from '../../platform/session/session.ts';
import { beginRequest } from '../../time-off/booking/form/begin-request.ts';
import { isDialogOpen, isTyping } from '../../ui/toast/typing-fields.ts';
import { text } from '../messages/text.ts';
import { awayItem, dashboardItem, timeOffItems } from '../sidebar/navigation.ts';

export interface Shortcut {
  /** Letters in sequence, such as 'G D'. */
  keys: string;
  path: string;
  label: string;
  /** Navigation state for the page. */
  state?: object;
}

const lettersOfPages: readonly { keys: string; paths: readonly string[] }[] = [
  { keys: 'C', paths: ['/time-off'] },
  { keys: 'G D', paths: ['/dashboard'] },
  { keys: 'G T', paths: ['/time-off'] },
  { keys: 'G A', paths: ['/time-off/approvals'] },
  // Viewers without a team calendar get the absence page.
  { keys: 'G C', paths: ['/time-off/calendar', '/away'] },
];

/** The viewer's keyboard shortcuts, without pages they may not open. */
export function shortcutsOf(viewer: SessionUser): Shortcut[] {
  const pages = [dashboardItem(), awayItem(), ...timeOffItems(viewer)];
  return lettersOfPages.flatMap(({ keys, paths }) => {
    const page = paths.flatMap((path) => pages.find((each) => each.path === path) ?? [])[0];
    if (!page) return [];
    return keys === 'C'
      ? [{ keys, path: page.path, label: text('shell.requestTimeOff'), state: beginRequest }]
      : [{ keys, path: page.path, label: page.label }];
  });
}

/** The shortcut the key completes, the prefix it starts, or undefined. */
export function readKey(
  shortcuts: readonly Shortcut[],
  before: string,
  key: string,
): Shortcut | 'beginning' | undefined {
  const keys = before === '' ? key : `${before} ${key}`;
  if (shortcuts.some((each) => each.keys.startsWith(`${keys} `))) return 'beginning';
  return shortcuts.find((each) => each.keys === keys);
}

const mostBetweenMilliseconds = 1_500;

interface ShortcutActions {
  /** Whether a shell dialog is open or its code is loading. */
  isOff: boolean;
  onPalette: () => void;
  onHelp: () => void;
}

/**
 * Ctrl+K or Cmd+K opens the palette. If letter shortcuts are on, they open pages, and a question mark lists
 * them.
 */
export function useShortcuts({ isOff, onPalette, onHelp }: ShortcutActions): void {
  const viewer = useViewer();
  const navigate = useNavigate();
  // Registered before the first paint, so that keys work as soon as the page is visible.
  useLayoutEffect(() => {
    if (isOff) return;
    const shortcuts = shortcutsOf(viewer);
    let begun = { keys: '', at: 0 };
    const actionOf = (event: KeyboardEvent) => {
      if (isPaletteKey(event)) return onPalette;
      if (!isLetter(event)) return undefined;
      const before = event.timeStamp - begun.at < mostBetweenMilliseconds ? begun.keys : '';
      begun = { keys: '', at: 0 };
      return event.key === '?' ? onHelp : actionOfLetter(event, before);
    };
    const actionOfLetter = ({ key, timeStamp }: KeyboardEvent, before: string) => {
      const keys = key.toUpperCase();
      const found = readKey(shortcuts, before, keys);
      if (found !== 'beginning') return found && (() => void navigate(found.path, { state: found.state }));
      return () => {
        begun = { keys, at: timeStamp };
      };
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing || event.altKey || isDialogOpen())
        return;
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    // In the capture phase, before the page's own keys: the letter after G is not a decision.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOff, viewer, navigate, onPalette, onHelp]);
}

function isPaletteKey({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k';
}

/** Whether a letter or question mark is pressed without modifiers while shortcuts are on. */
function isLetter(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey || key.length !== 1 || (shiftKey && key !== '?')) return false;
  return readLetterKeys() && !isTyping(event);
}
