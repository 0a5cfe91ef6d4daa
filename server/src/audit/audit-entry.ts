import type { AuditedAction, AuditedEntity, PersonalEntity } from '@almanac/domain/audit/audited-entity';
import type { FieldChange, NamedPerson } from '@almanac/domain/audit/field-change';

/** Never empty: a call that changes nothing leaves no entry. */
export type FieldChanges = readonly [FieldChange, ...FieldChange[]];

interface Changed {
  entityId: string;
  /** A sentence without the actor's name; people appear by name and address. */
  summary: string;
  changes: FieldChanges;
  /** The reason given for a decision or adjustment; never why a person requests their own time off. */
  reason?: string | undefined;
}

/** The person the record belonged to. */
type SubjectOf<Entity extends AuditedEntity> = Entity extends PersonalEntity
  ? { subject: NamedPerson }
  : { subject?: never };

/** The audit log's record of one change. */
export type AuditEntry = {
  [Entity in AuditedEntity]: Changed & { entity: Entity; action: AuditedAction<Entity> } & SubjectOf<Entity>;
}[AuditedEntity];
