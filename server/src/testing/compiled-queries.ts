import { expect } from 'vitest';
import { compareCompiledQueries } from '../platform/database/statements/compiled-query.ts';

// A compiled query must equal one built from the call's values.
compareCompiledQueries((executed, expected) => {
  expect(executed.sql).toBe(expected.sql);
  expect(executed.parameters).toEqual(expected.parameters);
});
