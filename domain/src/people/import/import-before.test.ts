import { expect, test } from 'vitest';
import { fieldsBefore } from './import-before.ts';

test('only changed columns with former values are included', () => {
  const place = { id: 'place', name: 'Leeds' };
  const opening = { VACATION: 3, SICK_LEAVE: 1 };
  const fields = { name: 'Ada', role: 'EMPLOYEE', status: 'ACTIVE', place, opening } as const;
  expect(fieldsBefore(fields, ['status', 'department', 'place', 'opening SICK_LEAVE'])).toEqual({
    status: 'ACTIVE',
    place,
    opening: { SICK_LEAVE: 1 },
  });
  expect(fieldsBefore(fields, [])).toEqual({});
});
