import type { departmentFields } from '@almanac/domain/departments/department-fields';
import type { leaveTypeFields } from '@almanac/domain/leave/types/leave-type-fields';
import type { userFields } from '@almanac/domain/people/accounts/user-fields';
import type { FieldName } from '@almanac/domain/records/record-fields';
import type { teamFields } from '@almanac/domain/teams/directory/team-fields';
import type { placeFields, scheduleFields } from '@almanac/domain/work-time/work-time-fields';
import { expectTypeOf, test } from 'vitest';
import type { DB } from '../platform/database/tables.ts';

/** Columns of every record besides its fields. */
type Common = 'id' | 'version' | 'createdAt' | 'sorted';

// A column in neither list is a field missing from its description.
test('each column of an edited record is a described field or a listed exception', () => {
  expectTypeOf<keyof DB['users']>().toEqualTypeOf<
    | FieldName<typeof userFields>
    | Common
    | 'browserLocale'
    | 'calendarInvites'
    | 'countsEarlier'
    | 'createdOn'
    | 'digest'
    | 'earlierEmployments'
    | 'emailVerified'
    | 'employed'
    | 'hasSignedIn'
    | 'image'
    | 'keepsBalance'
    | 'locale'
    | 'mailsOwnRequests'
    | 'mailsRequestsToDecide'
    | 'photoId'
    | 'searched'
    | 'searchedByAdmins'
    | 'successorId'
    | 'updatedAt'
    | 'wasAdminAt'
  >();
  expectTypeOf<keyof DB['departments']>().toEqualTypeOf<
    FieldName<typeof departmentFields> | Common | 'planId'
  >();
  expectTypeOf<keyof DB['teams']>().toEqualTypeOf<
    FieldName<typeof teamFields> | Common | 'searched' | 'updatedAt'
  >();
  expectTypeOf<keyof DB['leaveTypes']>().toEqualTypeOf<FieldName<typeof leaveTypeFields> | Common>();
  expectTypeOf<keyof DB['places']>().toEqualTypeOf<
    FieldName<typeof placeFields> | Common | 'holidaysWritten'
  >();
  expectTypeOf<keyof DB['workSchedules']>().toEqualTypeOf<FieldName<typeof scheduleFields> | Common>();
});
