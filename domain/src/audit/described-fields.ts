import { departmentFields } from '../departments/department-fields.ts';
import { leaveTypeFields } from '../leave/types/leave-type-fields.ts';
import { userFields } from '../people/accounts/user-fields.ts';
import { type LoggedField, loggedLabels, type RecordFields, textFields } from '../records/record-fields.ts';
import { settingsFields } from '../settings/settings-fields.ts';
import { teamFields } from '../teams/directory/team-fields.ts';
import { placeFields, scheduleFields } from '../work-time/work-time-fields.ts';

/** The records with field labels from their descriptions. */
export const describedRecords = [
  userFields,
  departmentFields,
  teamFields,
  leaveTypeFields,
  placeFields,
  scheduleFields,
  settingsFields,
] as const;

type LoggedOf<Fields> = Fields extends RecordFields ? LoggedField<Fields> : never;
export type DescribedField = LoggedOf<(typeof describedRecords)[number]>;

/** The labels of the fields on the audit log page. */
export const describedLabels: Record<DescribedField, string> = Object.assign(
  {},
  ...describedRecords.map((fields) => loggedLabels<RecordFields>(fields)),
);

/** The fields that identify a person, erased with their account. */
export const identifyingFields: readonly string[] = textFields(userFields);
