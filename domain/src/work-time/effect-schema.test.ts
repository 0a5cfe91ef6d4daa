import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { writtenRecord } from './effect-schema.ts';

const impact = { people: 1, on: '2026-06-01', changed: [], recounted: [], fingerprint: 'f' };
const Answer = writtenRecord(z.object({ id: z.string(), name: z.string() }));

test('a write returns its record with the effect, a dry run only the effect', () => {
  const written = { id: 'a', name: 'Germany', impact };
  expect(Answer.parse(written)).toEqual(written);
  expect(Answer.parse(impact)).toEqual(impact);
  expect(Answer.safeParse({ id: 'a', name: 'Germany' }).success).toBe(false);
});
