import type { Impact, RuleFields } from '@almanac/domain/work-time/effect-schema';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../platform/http/api-error.ts';
import { type Affected, saveUnlessAffected } from './save-unless-affected.ts';

const impactOf = (fingerprint: string, impact: Partial<Impact> = {}): Impact => ({
  people: 0,
  on: '2026-06-01',
  changed: [],
  recounted: [],
  fingerprint,
  ...impact,
});
const quietFor = (people: number) => ({ people });
const gains = {
  people: 1,
  changed: [
    {
      person: 'ann',
      name: 'Ann',
      type: 'VACATION',
      typeName: 'Vacation',
      unit: 'DAY' as const,
      before: 24,
      after: 30,
      overdrawn: false,
    },
  ],
};

/** A server whose effect changes after each dry run but the last one, and which stores only the current one. */
function serverOf(...effects: readonly [Impact, ...Impact[]]) {
  const asked: RuleFields[] = [];
  let [current] = effects;
  const later = effects.slice(1);
  const call = async (fields: RuleFields) => {
    asked.push(fields);
    if (fields.dryRun) {
      const seen = current;
      current = later.shift() ?? current;
      return seen;
    }
    if (fields.fingerprint !== current.fingerprint)
      throw new ApiError('The effect has changed', 409, { code: 'IMPACT_CHANGED' });
    return { id: 'plan' };
  };
  return { asked, call };
}

describe('a change', () => {
  const cases: [text: string, affected: Affected, effect: Partial<Impact>, isSaved: boolean][] = [
    ['that no one has', 'NO_ONE', quietFor(0), true],
    ['that no one has, as far as the form knew', 'NO_ONE', quietFor(1), false],
    ['without differences', 'UNKNOWN', quietFor(12), true],
    ['with a difference', 'UNKNOWN', gains, false],
    ['that people have', 'SOMEONE', quietFor(12), false],
    ['that people had', 'SOMEONE', quietFor(0), false],
  ];
  test.each(cases)('%s', async (_text, affected, effect, isSaved) => {
    const { call, asked } = serverOf(impactOf('a', effect));
    const outcome = await saveUnlessAffected(call, { affected });
    expect(outcome).toEqual(isSaved ? { saved: { id: 'plan' } } : { impact: impactOf('a', effect) });
    expect(asked.filter(({ dryRun }) => !dryRun)).toEqual(isSaved ? [{ fingerprint: 'a' }] : []);
  });
});

test('someone who gets the rules between dry run and change is seen before anything is saved', async () => {
  const { call, asked } = serverOf(impactOf('empty'), impactOf('with Ann', gains));
  const outcome = await saveUnlessAffected(call, { affected: 'NO_ONE' });
  expect(outcome).toEqual({ impact: impactOf('with Ann', gains) });
  expect(asked.map(({ fingerprint }) => fingerprint)).toEqual([undefined, 'empty', undefined]);
});

test('a record that changes without anyone being affected is no reason for a preview', async () => {
  const { call } = serverOf(impactOf('a'), impactOf('b'));
  expect(await saveUnlessAffected(call, { affected: 'NO_ONE' })).toEqual({ saved: { id: 'plan' } });
});

test('records that keep changing lead to the preview', async () => {
  const { call, asked } = serverOf(impactOf('a'), impactOf('b'), impactOf('c'), impactOf('d'), impactOf('e'));
  expect(await saveUnlessAffected(call, { affected: 'NO_ONE' })).toEqual({ impact: impactOf('d') });
  expect(asked.filter(({ dryRun }) => !dryRun)).toHaveLength(3);
});

test('a form that is left during the dry run saves nothing', async () => {
  const { call, asked } = serverOf(impactOf('a'));
  const left = new AbortController();
  const saving = saveUnlessAffected(call, { affected: 'NO_ONE', signal: left.signal });
  left.abort();
  await expect(saving).rejects.toThrow();
  expect(asked.every(({ dryRun }) => dryRun)).toBe(true);
});

test('another refusal is passed on', async () => {
  const call = async ({ dryRun }: RuleFields) => {
    if (dryRun) return impactOf('a');
    throw new ApiError('There is a plan with the name already', 400, { code: 'VALIDATION_ERROR' });
  };
  await expect(saveUnlessAffected(call, { affected: 'NO_ONE' })).rejects.toThrow('There is a plan');
});
