import { namesField } from '../records/names-field.ts';
import { recordFields } from '../records/record-fields.ts';
import { message } from './messages/message.ts';

/** The editable fields of a place. */
export const placeFields = recordFields({
  name: { kind: 'name', label: message('work-time.name'), max: 100 },
  names: namesField(100),
  region: {
    kind: 'name',
    label: message('work-time.region'),
    max: 20,
    isOptional: true,
  },
  planId: {
    kind: 'reference',
    label: message('work-time.leavePlan'),
    loggedAs: 'plan',
  },
  scheduleId: {
    kind: 'reference',
    label: message('work-time.workSchedule'),
    loggedAs: 'schedule',
  },
});

/** The editable fields of a work schedule; the audit log has its working hours as text. */
export const scheduleFields = recordFields({
  name: { kind: 'name', label: message('work-time.name'), max: 100 },
  minutes: {
    kind: 'own',
    label: message('work-time.minutes'),
    loggedAs: 'workingHours',
  },
  anchor: {
    kind: 'date',
    label: message('work-time.firstMonday'),
    isOptional: true,
    loggedAs: 'workingHours',
  },
});
