import type { Viewer } from '../../access/permissions.ts';
import type { LeaveType } from '../../leave/types/leave-type.ts';
import { allowed, type Decision, refuse } from '../../refusal.ts';
import { isDocumentMissing } from '../requests/expected-document.ts';
import type { RequestStatus } from '../requests/vocabulary.ts';
import { message } from './messages/message.ts';

interface RequestWithDocument {
  requesterId: string;
  type: Pick<LeaveType, 'unit' | 'documentAfterDays'>;
  status: RequestStatus;
  amount: number;
  businessDays: number;
  documentReceivedOn?: string | undefined;
}

/**
 * Whether an approver may record that the request's document is or isn't there; never for their own request. Refuses
 * with `OWN_REQUEST`, or with `INVALID_TRANSITION` if no document is expected.
 */
export function checkDocument(
  approver: Pick<Viewer, 'id'>,
  { requesterId, type, ...request }: RequestWithDocument,
  received: boolean,
): Decision<'OWN_REQUEST' | 'INVALID_TRANSITION'> {
  if (requesterId === approver.id) {
    return refuse('OWN_REQUEST', message('time-off.approvals.ownDocument'));
  }
  const isThere = request.documentReceivedOn !== undefined;
  if (received === isThere || isThere || isDocumentMissing(type, request)) return allowed;
  return refuse('INVALID_TRANSITION', message('time-off.approvals.noDocumentExpected'));
}
