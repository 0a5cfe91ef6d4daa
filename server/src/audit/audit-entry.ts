import type { AuditedAction, AuditedEntity, PersonalEntity } from '@almanac/domain/audit/audited-entity';
import type { FieldChange, NamedPerson } from '@almanac/domain/audit/field-change';

/** What changed, of which there is always something: a call that changes nothing leaves no entry. */
export type FieldChanges = readonly [FieldChange, ...FieldChange[]];

interface Changed {
  entityId: string;
  /** A sentence without the actor's name, which calls people by name and address. */
  summary: string;
  changes: FieldChanges;
  /** What whoever decided or adjusted typed as their reason; never why a person asks for their own time off. */
  reason?: string | undefined;
}

/** Whose record it was. */
type SubjectOf<Entity extends AuditedEntity> = Entity extends PersonalEntity
  ? { subject: NamedPerson }
  : { subject?: never };

/** What the audit log keeps of one change. */
export type AuditEntry = {
  [Entity in AuditedEntity]: Changed & { entity: Entity; action: AuditedAction<Entity> } & SubjectOf<Entity>;
}[AuditedEntity];
