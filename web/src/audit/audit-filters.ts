import {
  type AuditedAction,
  type AuditedEntity,
  allAuditedActions,
  auditedEntities,
} from '@almanac/domain/events/audited-entity';
import {
  addressFilters,
  calendarDate,
  firstByDefault,
  identifier,
  oneOf,
  pageNumber,
  severalOf,
  textUpTo,
} from '../platform/lists/address.ts';

export const longestAuditSearch = 200;
export const shownKinds = ['changes', 'looks', 'everything'] as const;

/** Filters of the audit log. */
export interface AuditFilters {
  search?: string | undefined;
  actorId?: string | undefined;
  subjectId?: string | undefined;
  callId?: string | undefined;
  entity?: AuditedEntity | undefined;
  action?: AuditedAction[] | undefined;
  /** Views of records are only shown on request. */
  kind: (typeof shownKinds)[number];
  startDate?: string | undefined;
  endDate?: string | undefined;
  page: number;
}

export const auditFilters = addressFilters<AuditFilters>({
  search: textUpTo(longestAuditSearch, 'search'),
  actorId: identifier('actor'),
  subjectId: identifier('subject'),
  callId: identifier('call'),
  entity: oneOf('entity', auditedEntities),
  action: severalOf('action', allAuditedActions),
  kind: firstByDefault('kind', shownKinds),
  startDate: calendarDate('from'),
  endDate: calendarDate('to'),
  page: pageNumber,
});
