/** The kinds of time off. */
export const timeOffTypes = ['VACATION', 'SICK_LEAVE', 'WORK_FROM_HOME', 'UNPAID'] as const;
export type TimeOffType = (typeof timeOffTypes)[number];

export const timeOffTypeLabel: Record<TimeOffType, string> = {
  VACATION: 'Vacation',
  SICK_LEAVE: 'Sick Leave',
  WORK_FROM_HOME: 'Work From Home',
  UNPAID: 'Unpaid Leave',
};

/** The types that draw on a yearly entitlement. */
export type EntitledType = 'VACATION' | 'SICK_LEAVE';

export function isEntitled(type: TimeOffType): type is EntitledType {
  return type === 'VACATION' || type === 'SICK_LEAVE';
}

/** The types that take a person away from work; working from home does not. */
export const awayTypes = ['VACATION', 'SICK_LEAVE', 'UNPAID'] as const satisfies readonly TimeOffType[];

/** Whether time off of the type takes a person away from work. */
export function isAwayType(type: TimeOffType): boolean {
  return awayTypes.some((each) => each === type);
}

export const requestStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestStatusLabel: Record<RequestStatus, string> = {
  PENDING: 'Pending HR Approval',
  APPROVED: 'Approved by HR',
  REJECTED: 'Rejected by HR',
  CANCELLED: 'Cancelled',
};
