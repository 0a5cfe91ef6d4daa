import { event } from '../events/event.ts';
import { EventDate, EventNumber, RecordName } from '../events/event-values.ts';
import { textAfter, textBefore } from '../events/event-words.ts';
import { eventMessage } from './messages/event-message.ts';

export const profileCreated = event('payroll-profile.created', {
  text: ({ changes }) => eventMessage('payroll.events.created', { name: textAfter(changes, 'name') }),
});

export const profileChanged = event('payroll-profile.changed', {
  data: { name: RecordName },
  text: ({ data: { name } }) => eventMessage('payroll.events.changed', { name }),
});

export const profileDeleted = event('payroll-profile.deleted', {
  text: ({ changes }) => eventMessage('payroll.events.deleted', { name: textBefore(changes, 'name') }),
});

const ofRun = { profile: RecordName, from: EventDate, to: EventDate };

export const payrollHandedOver = event('payroll-run.handed-over', {
  data: { ...ofRun, rows: EventNumber, corrections: EventNumber },
  text: ({ data: { profile, from, to, rows, corrections } }) =>
    eventMessage('payroll.events.handedOver', { profile, from, to, rows, corrections }),
});

/** A run that another one replaced. */
export const payrollReplaced = event('payroll-run.replaced', {
  data: ofRun,
  text: ({ data: { profile, from, to } }) => eventMessage('payroll.events.replaced', { profile, from, to }),
});

export const payrollExported = event('payroll-run.exported', {
  data: ofRun,
  text: ({ data: { profile, from, to } }) => eventMessage('payroll.events.exported', { profile, from, to }),
});

export const payrollEvents = {
  'payroll-profile.created': profileCreated,
  'payroll-profile.changed': profileChanged,
  'payroll-profile.deleted': profileDeleted,
  'payroll-run.handed-over': payrollHandedOver,
  'payroll-run.replaced': payrollReplaced,
  'payroll-run.exported': payrollExported,
} as const;
