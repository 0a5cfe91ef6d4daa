/** The nouns whose changes the audit log keeps. */
export const auditedEntities = [
  'user',
  'department',
  'team',
  'membership',
  'time-off-request',
  'import',
  'company',
] as const;
export type AuditedEntity = (typeof auditedEntities)[number];
