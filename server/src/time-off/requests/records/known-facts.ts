import type { Candidate } from './approver-queries.ts';

/** What a change of a request has read already, for the reactions to its event. */
export interface KnownFacts {
  /** Everyone who may decide the request. */
  candidates?: readonly Candidate[];
  /** Whether the requester is active and wants emails about their requests. */
  isRequesterMailed?: boolean;
}
