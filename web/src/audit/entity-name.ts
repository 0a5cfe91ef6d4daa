import { type AuditedEntity, auditedEntities } from '@almanac/domain/audit/audited-entity';

export const entityNames: Record<AuditedEntity, string> = {
  user: 'User',
  department: 'Department',
  team: 'Team',
  membership: 'Team membership',
  'time-off-request': 'Time off request',
  import: 'Import',
  company: 'Company',
};

/** The noun of an entry in words; one that is not known is shown as it is stored. */
export function entityName(entity: string): string {
  const known = auditedEntities.find((each) => each === entity);
  return known ? entityNames[known] : entity;
}
