import type { Impact } from '@almanac/domain/work-time/effect-schema';
import { expect, test } from 'vitest';
import { RememberedEffects } from './remembered-effects.ts';

test('the last few effects are cached', () => {
  const effects = new RememberedEffects();
  const effect = (fingerprint: string): Impact => {
    return { people: 1, on: '2026-06-01', changed: [], recounted: [], fingerprint };
  };
  for (const name of ['a', 'b', 'c', 'd', 'e']) effects.remember(name, effect(name));
  expect(effects.find('a')).toBeUndefined();
  expect(effects.find('e')).toEqual(effect('e'));
  expect(['a', 'b', 'e'].map((name) => effects.isKnown(name))).toEqual([false, true, true]);
});
