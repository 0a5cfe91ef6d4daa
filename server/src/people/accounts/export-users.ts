import { checkUserManager } from '@almanac/domain/access/admin-rules';
import { peopleExported } from '@almanac/domain/audit/export-events';
import { personAddress } from '@almanac/domain/erased-person';
import type { ExportUsers } from '@almanac/domain/people/accounts/schema';
import { userFields } from '@almanac/domain/people/accounts/user-fields';
import { loggedFields } from '@almanac/domain/records/logged-record';
import type { Outcome } from '@almanac/domain/refusal';
import { exportList } from '../../audit/audited-export.ts';
import type { Download } from '../../platform/use-case/download.ts';
import { inPieces } from '../../platform/work/in-pieces.ts';
import type { PeopleContext } from './records/people-settings.ts';
import { readMatchingUserIds, readUsersById } from './records/queries.ts';

// This column order predates the account description.
const firstColumns = ['name', 'email', 'role', 'department', 'isActive'] as const;

/** Returns the matching users as a CSV file. */
export async function exportUsers(
  context: PeopleContext,
  filters: ExportUsers,
): Promise<Outcome<Download, 'FORBIDDEN'>> {
  const { actor, database } = context;
  const permission = checkUserManager(actor);
  if (permission.refused) return permission;
  const ids = await readMatchingUserIds(database, filters);
  return exportList(context, {
    event: peopleExported,
    fileName: 'people',
    total: ids.length,
    columns: [
      ...new Set([...firstColumns, ...loggedFields(userFields, 'name')]),
      'createdAt',
      'hasSignedIn',
      'id',
    ],
    rows: inPieces(ids, async (piece) => {
      const users = await readUsersById(database, piece);
      return users.map(({ hasSignedIn = true, departmentName, ...user }) => ({
        ...user,
        email: personAddress(user),
        department: departmentName,
        hasSignedIn,
      }));
    }),
  });
}
