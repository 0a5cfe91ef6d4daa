import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countLoadingArea, onceDataIsShown } from './page-data.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What was called back after the given time. */
function called(callback: () => void, milliseconds: number): number {
  vi.advanceTimersByTime(milliseconds);
  return vi.mocked(callback).mock.calls.length;
}

test('without a loading area, the callback is called at once, and only once', () => {
  const callback = vi.fn();
  onceDataIsShown(callback);
  expect(called(callback, 0)).toBe(1);
  countLoadingArea()();
  expect(called(callback, 10_000)).toBe(1);
});

test('the callback waits for the last loading area', () => {
  const endings = [countLoadingArea(), countLoadingArea()];
  const callback = vi.fn();
  onceDataIsShown(callback);
  expect(called(callback, 1000)).toBe(0);
  endings[0]?.();
  expect(called(callback, 1000)).toBe(0);
  endings[1]?.();
  expect(called(callback, 0)).toBe(1);
});

test('a loading area that replaces another one prolongs the wait', () => {
  const end = countLoadingArea();
  const callback = vi.fn();
  onceDataIsShown(callback);
  end();
  const endNext = countLoadingArea();
  expect(called(callback, 1000)).toBe(0);
  endNext();
  expect(called(callback, 0)).toBe(1);
});

test('after five seconds the callback waits no longer', () => {
  const end = countLoadingArea();
  const callback = vi.fn();
  onceDataIsShown(callback);
  expect(called(callback, 4999)).toBe(0);
  expect(called(callback, 1)).toBe(1);
  end();
  expect(called(callback, 1000)).toBe(1);
});

test('a cancelled callback is never called', () => {
  const callback = vi.fn();
  onceDataIsShown(callback)();
  expect(called(callback, 10_000)).toBe(0);
});
