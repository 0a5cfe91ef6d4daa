/** The events that webhooks may receive, by name. */
export const publicEvents = [
  'settings.changed',
  'department.created',
  'department.changed',
  'department.deleted',
  'account.created',
  'account.invited',
  'account.changed',
  'account.role-changed',
  'account.photo-changed',
  'account.photo-removed',
  'account.leaving-planned',
  'account.employments-changed',
  'account.deputy-named',
  'account.deputy-removed',
  'account.deactivated',
  'account.reactivated',
  'account.deleted',
  'account.erased',
  'team.created',
  'team.changed',
  'team.deleted',
  'membership.added',
  'membership.changed',
  'membership.removed',
  'work-schedule.created',
  'work-schedule.changed',
  'work-schedule.deleted',
  'place.created',
  'place.changed',
  'place.deleted',
  'place.holidays-changed',
  'leave-type.created',
  'leave-type.changed',
  'leave-type.deleted',
  'leave-plan.created',
  'leave-plan.changed',
  'leave-plan.deleted',
  'leave-policy.written',
  'leave-policy.deleted',
  'terms.changed',
  'terms.deleted',
  'time-off.requested',
  'time-off.edited',
  'time-off.cancelled',
  'time-off.deleted',
  'time-off.approved',
  'time-off.rejected',
  'time-off.decision-undone',
  'time-off.recorded',
  'time-off.shortened',
  'time-off.interrupted',
  'time-off.restored',
  'leave-closing.closed',
  'leave-closing.undone',
] as const;
export type PublicEvent = (typeof publicEvents)[number];

/** Whether webhooks may receive the event. */
export function isPublicEvent(name: string): name is PublicEvent {
  return publicEvents.some((each) => each === name);
}

/** What a webhook is sent to see whether it answers. */
export const testEvent = 'webhook.test';

/** The name of what was sent; a test if it is none of the public events. */
export function sentEvent(name: string): PublicEvent | typeof testEvent {
  return isPublicEvent(name) ? name : testEvent;
}
