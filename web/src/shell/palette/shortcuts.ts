import type { SessionUser } from '@almanac/domain/access/schema';
import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { readLetterKeys } from '../../platform/lists/letter-keys.ts';
import { useViewer } from '../../platform/session/session.ts';
import { beginRequest } from '../../time-off/booking/form/begin-request.ts';
import { isDialogOpen, isTyping } from '../../ui/toast/typing-fields.ts';
import { placesOf } from './palette-targets.ts';

export interface Shortcut {
  /** The letters, one after the other, such as 'G D'. */
  keys: string;
  path: string;
  label: string;
  /** What the page does besides being shown. */
  state?: object;
}

const lettersOfPlaces: readonly { keys: string; paths: readonly string[] }[] = [
  { keys: 'C', paths: ['/time-off'] },
  { keys: 'G D', paths: ['/dashboard'] },
  { keys: 'G T', paths: ['/time-off'] },
  { keys: 'G A', paths: ['/time-off/approvals'] },
  // Those who have no team calendar see who is away.
  { keys: 'G C', paths: ['/time-off/calendar', '/away'] },
];

/** The letters that lead the viewer somewhere; of places that they may not go to there are none. */
export function shortcutsOf(viewer: SessionUser): Shortcut[] {
  const places = placesOf(viewer);
  return lettersOfPlaces.flatMap(({ keys, paths }) => {
    const place = paths.flatMap((path) => places.find((each) => each.path === path) ?? [])[0];
    if (!place) return [];
    return keys === 'C'
      ? [{ keys, path: place.path, label: 'Request time off', state: beginRequest }]
      : [{ keys, path: place.path, label: place.label }];
  });
}

/** What the key stands for after those before it: a shortcut, the beginning of one, or nothing. */
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
  /** While something of the shell is open, also before its code is there. */
  isOff: boolean;
  onPalette: () => void;
  onHelp: () => void;
}

/** Ctrl or Cmd and K open the palette; while letters are shortcuts, they lead to pages and the question mark explains them. */
export function useShortcuts({ isOff, onPalette, onHelp }: ShortcutActions): void {
  const viewer = useViewer();
  const navigate = useNavigate();
  // With the first picture of the page, not after it: a key counts as soon as one sees it.
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
    // Before the keys of a page: the letter after G is no decision.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOff, viewer, navigate, onPalette, onHelp]);
}

function isPaletteKey({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k';
}

/** Whether a letter or the question mark is pressed alone, while that is a shortcut. */
function isLetter(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey || key.length !== 1 || (shiftKey && key !== '?')) return false;
  return readLetterKeys() && !isTyping(event);
}
