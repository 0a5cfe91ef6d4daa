import { departmentFields } from '../departments/department-fields.ts';
import { leaveTypeFields } from '../leave/types/leave-type-fields.ts';
import { userFields } from '../people/accounts/user-fields.ts';
import { type LoggedField, type RecordFields, textFields } from '../records/record-fields.ts';
import { settingsFields } from '../settings/settings-fields.ts';
import { teamFields } from '../teams/directory/team-fields.ts';
import { placeFields, scheduleFields } from '../work-time/work-time-fields.ts';

/** The records whose fields the audit log names as their descriptions do. */
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

/** The fields that identify a person, erased with their account. */
export const identifyingFields: readonly string[] = textFields(userFields);
