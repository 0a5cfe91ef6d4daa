/** Tables filled by migrations and the first start; their rows are not user data. */
export const seededTables: readonly string[] = [
  'leave_types',
  'leave_plans',
  'leave_policies',
  'work_schedules',
  'places',
  'system_settings',
  'setup_marks',
  'company_day',
  'payroll_profiles',
  // The first start is logged too. Any user action implies an account, so these rows alone are not user data.
  'audit_entries',
  'audit_personal',
  'audit_chain_head',
  'audit_seals',
  'audit_unsealed',
];
