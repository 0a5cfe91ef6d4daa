import { describe, expect, test } from 'vitest';
import { checkOwnEffect, othersNeeded } from './own-effect.ts';

const more = { givesMore: true, others: 0, isForAll: false };
const several = { isOnlyAdmin: false, reason: 'For all of us' };

describe('a rule change that gives its author more', () => {
  test.each([
    ['no one else is affected: refused, whatever the reason', more, several, 'refused'],
    ['one less than five others is refused', { ...more, others: othersNeeded - 1 }, several, 'refused'],
    [
      'five others passes without a reason',
      { ...more, others: othersNeeded },
      { isOnlyAdmin: false },
      'allowed',
    ],
    ['everyone passes with a reason', { ...more, others: 2, isForAll: true }, several, 'allowed'],
    [
      'everyone needs a reason',
      { ...more, others: 2, isForAll: true },
      { isOnlyAdmin: false, reason: ' ' },
      'reason',
    ],
    ['the only administrator passes with a reason', more, { ...several, isOnlyAdmin: true }, 'allowed'],
    ['the only administrator needs a reason', more, { isOnlyAdmin: true }, 'reason'],
  ] as const)('and %s', (_name, effect, selfServiceOverride, outcome) => {
    const decision = checkOwnEffect(effect, selfServiceOverride);
    const isAtReason = decision.refused && decision.issues?.[0]?.path === 'reason';
    expect(decision.refused ? (isAtReason ? 'reason' : 'refused') : 'allowed').toBe(outcome);
    if (decision.refused) expect(decision.code).toBe('OWN_RECORD');
  });
});

test('a rule change that gives its author no more passes', () => {
  expect(checkOwnEffect({ ...more, givesMore: false }, { isOnlyAdmin: false }).refused).toBe(false);
});
