import { isAdmin, type Viewer } from '../../access/permissions.ts';
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
 * with `OWN_REQUEST`, with `FORBIDDEN` if someone other than HR says that HR fetched it, or with `INVALID_TRANSITION`
 * if no document is expected.
 */
export function checkDocument(
  approver: Pick<Viewer, 'id' | 'role'>,
  { requesterId, type, ...request }: RequestWithDocument,
  { received, fetched = false }: { received: boolean; fetched?: boolean | undefined },
): Decision<'OWN_REQUEST' | 'FORBIDDEN' | 'INVALID_TRANSITION'> {
  if (requesterId === approver.id) {
    return refuse('OWN_REQUEST', message('time-off.approvals.ownDocument'));
  }
  if (fetched && !isAdmin(approver)) {
    return refuse('FORBIDDEN', message('time-off.approvals.fetchedByHr'));
  }
  const isThere = request.documentReceivedOn !== undefined;
  if (received === isThere || isThere || isDocumentMissing(type, request)) return allowed;
  return refuse('INVALID_TRANSITION', message('time-off.approvals.noDocumentExpected'));
}
