import type { Message } from '../../language/message.ts';
import type { standardTypes } from '../../leave/types/leave-type.ts';
import { message } from './messages/message.ts';

/** The standard types that draw on a yearly entitlement. */
export type EntitledType = Extract<(typeof standardTypes)[number], 'VACATION' | 'SICK_LEAVE'>;

/** Whether the standard type of that code draws on a yearly entitlement. */
export function isEntitled(type: string): type is EntitledType {
  return type === 'VACATION' || type === 'SICK_LEAVE';
}

export const requestStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

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

/** The most deciders that responses name. */
export const mostDecidersNamed = 5;
