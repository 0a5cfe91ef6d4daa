import type { RestrictedTables } from './platform/database/service-rights.ts';

/** The tables that the service cannot change at will, whoever has got hold of it. */
export const restrictedTables: RestrictedTables = {
  audit_entries: ['SELECT', 'INSERT'],
  schema_migrations: ['SELECT'],
};
