import { expect, test } from 'vitest';
import { personTone } from './person-tone.ts';

test('a name always has the same tone, and names use all eight', () => {
  expect(personTone(' Lena Fischer ')).toBe(personTone('lena fischer'));
  expect(personTone('')).toMatch(/^person-[1-8]$/);
  const names = Array.from({ length: 400 }, (_, index) => `Person ${index}`);
  const counts = Map.groupBy(names, personTone);
  expect(counts.size).toBe(8);
  for (const [tone, those] of counts) expect(those.length, tone).toBeGreaterThan(25);
});
