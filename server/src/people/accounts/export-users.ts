import { checkUserManager } from '@almanac/domain/access/admin-rules';
import type { Role } from '@almanac/domain/access/role';
import { peopleExported } from '@almanac/domain/audit/export-events';
import { personAddress } from '@almanac/domain/erased-person';
import type { FileFormat } from '@almanac/domain/file-format';
import type { Said } from '@almanac/domain/language/message';
import type { ExportUsers } from '@almanac/domain/people/accounts/schema';
import { userFields } from '@almanac/domain/people/accounts/user-fields';
import type { LoggedField } from '@almanac/domain/records/record-fields';
import type { Outcome } from '@almanac/domain/refusal';
import { exportList } from '../../audit/audited-export.ts';
import type { Columns } from '../../platform/csv/exported-csv.ts';
import type { Download } from '../../platform/use-case/download.ts';
import { inPieces } from '../../platform/work/in-pieces.ts';
import { exportMessage as message } from './messages/export-message.ts';
import type { PeopleContext } from './records/people-settings.ts';
import { readMatchingUserIds, readUsersById } from './records/queries.ts';

const roleWords: Readonly<Record<Role, Said>> = {
  EMPLOYEE: message('people.accounts.export.employee'),
  MANAGER: message('people.accounts.export.manager'),
  HR_ADMIN: message('people.accounts.export.hrAdmin'),
  SYSTEM_ADMIN: message('people.accounts.export.systemAdmin'),
};

// Does not compile without a column for each field of accounts.
const columns = {
  name: { heading: userFields.name.label },
  email: { heading: userFields.email.label },
  personnelNumber: { heading: userFields.personnelNumber.label },
  costCentre: { heading: userFields.costCentre.label },
  role: { heading: userFields.role.label, words: roleWords },
  department: { heading: userFields.departmentId.label },
  isActive: { heading: message('people.accounts.export.isActive') },
  employmentStart: { heading: userFields.employmentStart.label, holds: 'dates' },
  employmentEnd: { heading: userFields.employmentEnd.label, holds: 'dates' },
  createdAt: { heading: message('people.accounts.export.createdAt'), holds: 'instants' },
  hasSignedIn: { heading: message('people.accounts.export.hasSignedIn') },
  id: { heading: message('people.accounts.export.id') },
} as const satisfies Columns<LoggedField<typeof userFields> | 'createdAt' | 'hasSignedIn' | 'id'>;

/** Returns the matching users as a file. */
export async function exportUsers(
  context: PeopleContext,
  { format, ...filters }: ExportUsers & FileFormat,
): Promise<Outcome<Download, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const { actor, database } = context;
  const permission = checkUserManager(actor);
  if (permission.refused) return permission;
  const ids = await readMatchingUserIds(database, filters);
  return exportList(context, {
    event: peopleExported,
    fileName: 'people',
    total: ids.length,
    format,
    columns,
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
