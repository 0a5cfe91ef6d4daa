import { recordFields } from '../records/record-fields.ts';
import { message } from './messages/message.ts';

/** The editable fields of a place. */
export const placeFields = recordFields({
  name: { kind: 'name', label: message('work-time.name'), loggedLabel: 'Name', max: 100 },
  region: {
    kind: 'name',
    label: message('work-time.region'),
    loggedLabel: 'Region',
    max: 20,
    isOptional: true,
  },
  planId: {
    kind: 'reference',
    label: message('work-time.leavePlan'),
    loggedLabel: 'Leave plan',
    loggedAs: 'plan',
  },
  scheduleId: {
    kind: 'reference',
    label: message('work-time.workSchedule'),
    loggedLabel: 'Work schedule',
    loggedAs: 'schedule',
  },
});

/** The editable fields of a work schedule; the audit log has its working hours as text. */
export const scheduleFields = recordFields({
  name: { kind: 'name', label: message('work-time.name'), loggedLabel: 'Name', max: 100 },
  minutes: {
    kind: 'own',
    label: message('work-time.minutes'),
    loggedLabel: 'Hours',
    loggedAs: 'workingHours',
  },
  anchor: {
    kind: 'date',
    label: message('work-time.firstMonday'),
    isOptional: true,
    loggedLabel: 'Hours',
    loggedAs: 'workingHours',
  },
});
