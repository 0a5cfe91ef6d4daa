import type { standardTypes } from '../../leave/types/leave-type.ts';

/** The standard types that draw on a yearly entitlement. */
export type EntitledType = Extract<(typeof standardTypes)[number], 'VACATION' | 'SICK_LEAVE'>;

/** Whether the standard type of that code draws on a yearly entitlement. */
export function isEntitled(type: string): type is EntitledType {
  return type === 'VACATION' || type === 'SICK_LEAVE';
}

export const requestStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** The status in one word, which names no one who decided. */
export const requestStatusName: Record<RequestStatus, string> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
};

/** The status in lists and on badges. */
export const requestStatusLabel: Record<RequestStatus, string> = {
  PENDING: 'Pending HR Approval',
  APPROVED: 'Approved by HR',
  REJECTED: 'Rejected by HR',
  CANCELLED: 'Cancelled',
};

/** The most deciders that responses name. */
export const mostDecidersNamed = 5;
