import { expect, test } from 'vitest';
import { ApiError } from '../platform/api-error.ts';
import { requestProblem } from './request-problem.ts';

const limited = (retryAfterSeconds?: number) =>
  new ApiError('Limited', 429, { code: 'RATE_LIMITED', retryAfterSeconds });

test.each([
  [limited(30), 'Too many sign-in links were asked for. Please try again in a minute.'],
  [limited(601), 'Too many sign-in links were asked for. Please try again in 11 minutes.'],
  [limited(), 'Too many sign-in links were asked for. Please try again later.'],
  [new ApiError('Request timeout', 408), 'Request timeout'],
  [new RangeError('unforeseen'), 'Failed to send magic link'],
])('%s is told as %j', (error, sentence) => {
  expect(requestProblem(error)).toBe(sentence);
});
