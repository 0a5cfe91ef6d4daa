import { expect, test } from 'vitest';
import { checkOwnTerms } from './own-terms.ts';

const others = { isOnlyAdmin: false };

test.each([
  ['someone else', { named: ['ann'], concerned: ['ann'] }, false],
  ['themselves', { named: ['hr'], concerned: ['hr'] }, true],
  ['themselves among others', { named: ['ann', 'hr'], concerned: ['ann', 'hr'] }, true],
  ['a department without them', { named: [], concerned: ['ann', 'bo'] }, false],
  ['a department of only themselves', { named: [], concerned: ['hr'] }, true],
])('terms for %s, refused: %s', (_whom, terms, refused) => {
  expect(checkOwnTerms('hr', terms, others).refused).toBe(refused);
});

test('their own department requires a reason, regardless of its size', () => {
  const terms = { named: undefined, concerned: ['ann', 'hr', 'bo'] };
  expect(checkOwnTerms('hr', terms, others)).toMatchObject({
    code: 'OWN_RECORD',
    issues: [{ path: 'reason', message: 'You are one of them: give a reason, which the audit log keeps' }],
  });
  expect(checkOwnTerms('hr', terms, { ...others, reason: ' ' }).refused).toBe(true);
  expect(checkOwnTerms('hr', terms, { ...others, reason: 'A new plan for all' }).refused).toBe(false);
});

test('the only administrator may, with a reason', () => {
  const own = { named: ['hr'], concerned: ['hr'] };
  expect(checkOwnTerms('hr', own, others)).toMatchObject({ code: 'OWN_RECORD' });
  expect(checkOwnTerms('hr', own, { isOnlyAdmin: true })).toMatchObject({ issues: [{ path: 'reason' }] });
  expect(checkOwnTerms('hr', own, { isOnlyAdmin: true, reason: 'I work alone' }).refused).toBe(false);
});
