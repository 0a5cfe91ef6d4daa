import * as z from 'zod/mini';
import { isTrueOrFalse, trueOrFalse } from '../../flag.ts';
import { Id } from '../../id.ts';
import { fieldError } from '../../language/field-error.ts';
import { repeatable } from '../../paging.ts';
import { optionalText } from '../../text.ts';
import { seenVersion, seenVersions, Version } from '../../version.ts';
import { RequestPreview } from '../booking/schema.ts';
import { ListRequests } from '../requests/schema.ts';
import { message } from './messages/message.ts';

/** The audit log stores the reason. The only administrator must give one to approve their own request. */
export const ApproveRequest = z.strictObject({
  reason: optionalText(message('time-off.approvals.reason'), { max: 2000 }),
  ...seenVersion,
});
export type ApproveRequest = z.infer<typeof ApproveRequest>;

/** Whether the expected document is there. */
export const RecordDocument = z.strictObject({
  received: z.boolean(isTrueOrFalse(message('time-off.approvals.received'))),
  /** Whether HR has fetched the document; absent or false: the person brought it. */
  fetched: z.optional(z.boolean(isTrueOrFalse(message('time-off.approvals.fetched')))),
  ...seenVersion,
});
export type RecordDocument = z.infer<typeof RecordDocument>;

/** The API requires no reason; a screen may. */
const rejection = { reason: optionalText(message('time-off.approvals.reason'), { max: 2000 }) };

export const RejectRequest = z.strictObject({ ...rejection, ...seenVersion });
export type RejectRequest = z.infer<typeof RejectRequest>;

const mostSelected = 100;

const RequestIds = z.array(Id, { error: fieldError(message('time-off.approvals.idsExpected')) }).check(
  z.minLength(1, { error: fieldError(message('time-off.approvals.noneSelected')) }),
  z.maxLength(mostSelected, {
    error: fieldError(message('time-off.approvals.tooManySelected', { most: mostSelected })),
    abort: true,
  }),
);

export const ApproveRequests = z.strictObject({ requestIds: RequestIds, ...seenVersions });
export type ApproveRequests = z.infer<typeof ApproveRequests>;

export const RejectRequests = z.strictObject({ requestIds: RequestIds, ...rejection, ...seenVersions });
export type RejectRequests = z.infer<typeof RejectRequests>;

/** The result of a bulk decision; each request is decided on its own. */
export const BulkDecision = z.object({
  succeeded: z.array(Id),
  failed: z.array(z.object({ id: Id, code: z.string(), message: z.string() })),
});
export type BulkDecision = z.infer<typeof BulkDecision>;

export const ListPendingRequests = z.object({
  ...ListRequests.shape,
  /** Only requests that the caller is asked to decide, without those that others decide first. */
  isAsked: z.optional(trueOrFalse('isAsked')),
});
export type ListPendingRequests = z.infer<typeof ListPendingRequests>;

/** At most fifty requests, a page of pending ones. */
export const ReadDecisionFacts = z.object({ requestIds: repeatable(Id) });
export type ReadDecisionFacts = z.infer<typeof ReadDecisionFacts>;

const { byLeaveYear, coverage } = RequestPreview.shape;

/** The context of a decision; amounts are days or hours, shares percentages. */
export const DecisionFacts = z.object({
  id: Id,
  /** Present only if the type is counted on all days of the request. */
  isCounted: z.optional(z.literal(true)),
  byLeaveYear: z.array(
    z.extend(byLeaveYear.def.element, {
      /** The total of the leave year; null for a type without an entitlement. */
      total: z.nullable(z.number()),
    }),
  ),
  /** Absent if the type takes no one away, or there is no department. */
  coverage: z.optional(coverage),
});
export type DecisionFacts = z.infer<typeof DecisionFacts>;

const seen = DecisionFacts.shape;

/** What the approver saw: the request's version, what it leaves, and how many are away. */
export const SeenAtDecision = z.object({
  version: Version,
  byLeaveYear: seen.byLeaveYear,
  coverage: seen.coverage,
});
export type SeenAtDecision = z.infer<typeof SeenAtDecision>;
