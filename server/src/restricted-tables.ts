import type { RestrictedTables } from './platform/database/setup/service-rights.ts';

/** Tables the service has only limited rights on, even if it is compromised. */
export const restrictedTables: RestrictedTables = {
  audit_entries: ['SELECT', 'INSERT'],
  audit_personal: ['SELECT', 'INSERT'],
  // Written only by functions of their owner.
  audit_seals: ['SELECT'],
  audit_chain_head: ['SELECT'],
  audit_unsealed: ['SELECT'],
  audit_erasures: ['SELECT'],
  schema_migrations: ['SELECT'],
};
