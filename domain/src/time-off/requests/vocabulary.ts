import type { standardTypes } from '../../leave/types/leave-type.ts';

/** The standard types that draw on a yearly entitlement. */
export type EntitledType = Extract<(typeof standardTypes)[number], 'VACATION' | 'SICK_LEAVE'>;

/** Whether the standard type of that code draws on a yearly entitlement. */
export function isEntitled(type: string): type is EntitledType {
  return type === 'VACATION' || type === 'SICK_LEAVE';
}

export const requestStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** The most deciders that responses name. */
export const mostDecidersNamed = 5;
