import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const reported: string[] = [];

// Tests that expect an error replace this spy.
beforeEach(() => {
  reported.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    reported.push(format(...values));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(reported, 'nothing may be written to console.error').toEqual([]);
});
