/** The slice that each table belongs to; no other one names the table, it asks its owner. */
export const tableOwners: Readonly<Record<string, string>> = {
  departments: 'departments',
  users: 'people',
  deputies: 'people',
  standing_in: 'people',
  teams: 'teams',
  team_members: 'teams',
  work_schedules: 'work-time',
  places: 'work-time',
  public_holidays: 'work-time',
  holiday_reminders: 'work-time',
  leave_types: 'leave',
  leave_plans: 'leave',
  leave_policies: 'leave',
  person_terms: 'leave',
  time_off_requests: 'time-off',
  // What leave_adjustments were called at first.
  balance_adjustments: 'time-off',
  leave_adjustments: 'time-off',
  leave_closings: 'time-off',
  leave_closing_balances: 'time-off',
  leave_lapse_warnings: 'time-off',
  request_reminders: 'time-off',
  audit_entries: 'audit',
  audit_personal: 'audit',
  audit_seals: 'audit',
  audit_chain_head: 'audit',
  audit_unsealed: 'audit',
  audit_erasures: 'audit',
  sessions: 'platform',
  accounts: 'platform',
  verifications: 'platform',
  rate_limits: 'platform',
  kept_mails: 'platform',
  kept_answers: 'platform',
  row_counts: 'platform',
  // Made by the migrator and the job queue themselves.
  schema_migrations: 'platform',
  pgboss: 'platform',
};

/** What is made without a migration. */
export const tablesOfLibraries: readonly string[] = ['schema_migrations', 'pgboss'];
