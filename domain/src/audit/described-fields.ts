import { departmentFields } from '../departments/department-fields.ts';
import { leaveTypeFields } from '../leave/types/leave-type-fields.ts';
import { userFields } from '../people/accounts/user-fields.ts';
import { type LoggedField, loggedLabels, type RecordFields, textFields } from '../records/record-fields.ts';
import { teamFields } from '../teams/directory/team-fields.ts';
import { placeFields, scheduleFields } from '../work-time/work-time-fields.ts';

/** The records whose fields the log names as their descriptions do. */
export const describedRecords = [
  userFields,
  departmentFields,
  teamFields,
  leaveTypeFields,
  placeFields,
  scheduleFields,
] as const;

type LoggedOf<Fields> = Fields extends RecordFields ? LoggedField<Fields> : never;
export type DescribedField = LoggedOf<(typeof describedRecords)[number]>;

/** The fields' names on the page of the log. */
export const describedLabels: Record<DescribedField, string> = Object.assign(
  {},
  ...describedRecords.map((fields) => loggedLabels<RecordFields>(fields)),
);

/** The fields of an account that say who someone is, and are erased with them. */
export const identifyingFields: readonly string[] = textFields(userFields);
