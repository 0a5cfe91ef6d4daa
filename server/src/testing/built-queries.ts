import { expect } from 'vitest';
import { compareBuilt } from '../platform/database/statements/built-once.ts';

// What a query asks, whoever had it built first, is what its own values would have made of it.
compareBuilt((asked, fresh) => {
  expect(asked.sql).toBe(fresh.sql);
  expect(asked.parameters).toEqual(fresh.parameters);
});
