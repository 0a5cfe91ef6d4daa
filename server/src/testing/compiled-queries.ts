import { expect } from 'vitest';
import { compareCompiledQueries } from '../platform/database/statements/compiled-query.ts';

// A compiled query must not differ from one built from the values of the call.
compareCompiledQueries((executed, expected) => {
  expect(executed.sql).toBe(expected.sql);
  expect(executed.parameters).toEqual(expected.parameters);
});
