import type { RestrictedTables } from './platform/database/setup/service-rights.ts';

/** The tables that the service cannot change at will, whoever has got hold of it. */
export const restrictedTables: RestrictedTables = {
  audit_entries: ['SELECT', 'INSERT'],
  audit_personal: ['SELECT', 'INSERT'],
  // Only the functions of their owner write these.
  audit_seals: ['SELECT'],
  audit_chain_head: ['SELECT'],
  audit_unsealed: ['SELECT'],
  audit_erasures: ['SELECT'],
  schema_migrations: ['SELECT'],
};
