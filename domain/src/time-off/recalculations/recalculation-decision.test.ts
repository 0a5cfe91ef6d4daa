import { expect, test } from 'vitest';
import { checkRecalculationDecision } from './recalculation-decision.ts';

test.each([
  ['OPEN', 'KEPT', true],
  ['OPEN', 'ACCEPTED', true],
  ['KEPT', 'KEPT', true],
  ['ACCEPTED', 'ACCEPTED', true],
  ['KEPT', 'ACCEPTED', false],
  ['ACCEPTED', 'KEPT', false],
] as const)('from %s to %s: %s', (state, decision, isAllowed) => {
  const answer = checkRecalculationDecision(state, decision);
  expect(answer).toMatchObject(isAllowed ? { refused: false } : { code: 'INVALID_TRANSITION' });
});
