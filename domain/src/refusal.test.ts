import { expect, test } from 'vitest';
import {
  allowed,
  isRefusal,
  messageAtField,
  notFound,
  refuse,
  refuseAtField,
  refuseInput,
  validationRefusal,
} from './refusal.ts';

test('a refusal has a code and a message for people', () => {
  expect(refuse('OWN_REQUEST', 'You cannot decide your own request')).toEqual({
    refused: true,
    code: 'OWN_REQUEST',
    message: 'You cannot decide your own request',
  });
  expect(notFound('Team')).toEqual({ refused: true, code: 'NOT_FOUND', message: 'Team not found' });
});

test('a refusal names the obstacles, or the field that could resolve it', () => {
  const issues = [{ path: 'ann', message: 'Ann is away' }];
  expect(refuse('REQUESTS_PENDING', '1 request is open', issues)).toEqual({
    refused: true,
    code: 'REQUESTS_PENDING',
    message: '1 request is open',
    issues,
  });
  expect(refuseAtField('OWN_RECORD', 'reason', 'Say why')).toEqual({
    refused: true,
    code: 'OWN_RECORD',
    message: 'Say why',
    issues: [{ path: 'reason', message: 'Say why' }],
  });
});

test('an input refusal has every fault at its field, and the first as its message', () => {
  const issues = [
    { path: 'startDate', message: 'Start date is required' },
    { path: 'endDate', message: 'End date is required' },
  ] as const;
  expect(validationRefusal([...issues])).toEqual({
    refused: true,
    code: 'VALIDATION_ERROR',
    message: 'Validation failed: Start date is required',
    issues,
  });
  expect(refuseInput('startDate', 'Start date is required')).toEqual(validationRefusal([issues[0]]));
  expect(messageAtField(validationRefusal([...issues]))).toEqual('Start date is required');
  expect(messageAtField(notFound('Team'))).toEqual('Team not found');
});

test.each([
  [refuse('FORBIDDEN', 'No'), true],
  [allowed, false],
  [{ refused: 'no' }, false],
  [null, false],
  [undefined, false],
  ['refused', false],
  [[], false],
])('%j is a refusal: %s', (outcome, expected) => {
  expect(isRefusal(outcome)).toBe(expected);
});
