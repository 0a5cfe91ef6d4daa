/** The tables that migrations and the first start fill by themselves: what they hold was not put there by anybody. */
export const seededTables: readonly string[] = [
  'leave_types',
  'leave_plans',
  'leave_policies',
  'work_schedules',
  'places',
  // That the first start did so is logged; whoever does anything has an account.
  'audit_entries',
  'audit_personal',
  'audit_chain_head',
  'audit_seals',
  'audit_unsealed',
];
