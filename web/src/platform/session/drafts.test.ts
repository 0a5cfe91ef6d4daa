import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { discardDrafts, isOld, keepDraft, readDraft } from './drafts.ts';

const minute = 60_000;
const key = { userId: 'mia', form: 'request' };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T09:00:00Z') });
  vi.stubGlobal('localStorage', createStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Storage with keys as properties, like a browser's. */
function createStorage(): object {
  const hidden = (value: unknown) => ({ value, enumerable: false });
  const storage: Record<string, string> = Object.create(null, {
    getItem: hidden((name: string) => storage[name] ?? null),
    setItem: hidden((name: string, text: string) => {
      storage[name] = text;
    }),
    removeItem: hidden((name: string) => {
      delete storage[name];
    }),
  });
  return storage;
}

const stored = () => Object.keys(localStorage);

test('a draft is available for an hour', () => {
  keepDraft(key, { reason: 'Flu' });
  vi.advanceTimersByTime(59 * minute);
  expect(readDraft(key)).toEqual({ reason: 'Flu' });
  vi.advanceTimersByTime(minute);
  expect(readDraft(key)).toBeNull();
  expect(stored()).toEqual([]);
});

test('opening a form discards expired drafts in this browser only', () => {
  keepDraft({ userId: 'ann', form: 'import' }, 'Names');
  localStorage.setItem('almanac.draft.mia.broken', 'no draft');
  localStorage.setItem('theme', 'dark');
  vi.advanceTimersByTime(30 * minute);
  keepDraft(key, { reason: 'Flu' });
  vi.advanceTimersByTime(31 * minute);
  expect(readDraft({ userId: 'lena', form: 'team' })).toBeNull();
  expect(stored()).toEqual(['theme', 'almanac.draft.mia.request']);
  discardDrafts(isOld);
  expect(stored()).toHaveLength(2);
  discardDrafts();
  expect(stored()).toEqual(['theme']);
});
