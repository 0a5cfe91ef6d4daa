import { refuse, validationRefusal } from '@almanac/domain/refusal';
import { expect, test } from 'vitest';
import { ApiError, errorMessage } from './api-error.ts';

test('input errors are shown without protocol terms', () => {
  const { message } = validationRefusal([{ path: 'name', message: 'Name is required' }]);
  expect(message).toContain('Validation failed');
  expect(errorMessage(new ApiError(message, 400))).toBe('Name is required');
  const { message: other } = refuse('NOT_FOUND', 'Team not found');
  expect(errorMessage(new ApiError(other, 404))).toBe('Team not found');
});
