import { expect, test } from 'vitest';
import { ApiError, errorMessage } from './api-error.ts';

test('input errors are shown without protocol terms', () => {
  const code = 'VALIDATION_ERROR';
  const issues = [{ path: 'name', message: 'Name is required' }];
  expect(errorMessage(new ApiError('Validation failed: Name is required', 400, { code, issues }))).toBe(
    'Name is required',
  );
  expect(errorMessage(new ApiError('Validation failed: Not JSON', 400, { code }))).toBe(
    'Validation failed: Not JSON',
  );
  expect(errorMessage(new ApiError('Team not found', 404, { code: 'NOT_FOUND', issues }))).toBe(
    'Team not found',
  );
});
