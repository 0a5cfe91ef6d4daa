import type { Message } from '../../language/message.ts';
import { message } from './messages/message.ts';
import type { RequestStatus } from './vocabulary.ts';

/** The status in one word, which names no one who decided. */
export const requestStatusName: Record<RequestStatus, Message> = {
  PENDING: message('time-off.requests.pending'),
  APPROVED: message('time-off.requests.approved'),
  REJECTED: message('time-off.requests.rejected'),
  CANCELLED: message('time-off.requests.cancelled'),
};

/** The status in lists and on badges. */
export const requestStatusLabel: Record<RequestStatus, Message> = {
  PENDING: message('time-off.requests.pendingHr'),
  APPROVED: message('time-off.requests.approvedByHr'),
  REJECTED: message('time-off.requests.rejectedByHr'),
  CANCELLED: requestStatusName.CANCELLED,
};
