import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const reported: string[] = [];

// A test that expects an error replaces this spy with one of its own.
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
