import { recordFields } from '../records/record-fields.ts';

/** The editable fields of a place. */
export const placeFields = recordFields({
  name: { kind: 'name', label: 'Name', max: 100 },
  region: { kind: 'name', label: 'Region', max: 20, isOptional: true },
  planId: { kind: 'reference', label: 'Leave plan', loggedAs: 'plan' },
  scheduleId: { kind: 'reference', label: 'Work schedule', loggedAs: 'schedule' },
});

/** The editable fields of a work schedule; the audit log has its working hours as text. */
export const scheduleFields = recordFields({
  name: { kind: 'name', label: 'Name', max: 100 },
  minutes: { kind: 'own', label: 'Minutes', loggedLabel: 'Hours', loggedAs: 'workingHours' },
  anchor: {
    kind: 'date',
    label: 'First Monday',
    isOptional: true,
    loggedLabel: 'Hours',
    loggedAs: 'workingHours',
  },
});
