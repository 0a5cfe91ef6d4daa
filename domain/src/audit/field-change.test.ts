import { expect, test } from 'vitest';
import { isAuditedField } from './field-change.ts';

test('the log names the fields of described records, and a few others', () => {
  expect(['name', 'colour', 'deputy', 'rowsExported'].every(isAuditedField)).toBe(true);
  expect(isAuditedField('smell')).toBe(false);
});
