import { allowed, refuse, refuseInput, validationRefusal } from '@almanac/domain/refusal';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '../http/api-error.ts';
import { faultAtField, validatedBy } from './refusal-at-field.ts';

const atEnd = { path: 'endDate', message: 'The end is wrong' };
const atName = { path: 'name', message: 'The name is wrong' };
const refusedCall = new ApiError('Refused', 409, { code: 'TEAM_NAME_TAKEN', issues: [atEnd, atName] });

test("of several fields with issues, the form's first one is returned", () => {
  expect(faultAtField(refusedCall, ['name', 'endDate'])).toEqual({
    name: 'name',
    message: 'The name is wrong',
  });
});

test('a code about one field is shown there', () => {
  expect(faultAtField(refusedCall, ['name'], { TEAM_NAME_TAKEN: 'name' })?.message).toBe('Refused');
});

test('errors without a form field, and other errors, belong to no field', () => {
  expect(faultAtField(refusedCall, ['reason'])).toBeUndefined();
  expect(faultAtField(new TypeError('Broken'), ['name'])).toBeUndefined();
});

describe('a rule as a check of a schema', () => {
  const faultsOf = (schema: z.ZodMiniType, value: unknown) =>
    schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

  test('shows each issue at its field', () => {
    const form = z.object({}).check(z.superRefine(validatedBy(() => validationRefusal([atEnd, atName]))));
    expect(faultsOf(form, {})).toEqual([
      ['endDate', 'The end is wrong'],
      ['name', 'The name is wrong'],
    ]);
  });

  test('of one field shows the issue there', () => {
    const email = z.string().check(z.superRefine(validatedBy(() => refuseInput('email', 'No such address'))));
    expect(faultsOf(z.object({ email }), { email: 'x' })).toEqual([['email', 'No such address']]);
  });

  test.each([[allowed], [refuse('FORBIDDEN', 'Not for you')]])(
    'leaves refusals without a field to the server: %j',
    (decision) => {
      expect(faultsOf(z.object({}).check(z.superRefine(validatedBy(() => decision))), {})).toEqual([]);
    },
  );
});
