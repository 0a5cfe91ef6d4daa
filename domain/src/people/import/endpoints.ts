import { checkUserManager } from '../../access/admin-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { ImportPeople, PeopleImport } from './import-schema.ts';

export const importPeople = endpoint({
  name: 'importPeople',
  summary: 'Adds and changes people from CSV or an Excel file, all or none; a dry run says what would happen',
  method: 'POST',
  path: '/admin/users/import',
  access: 'signed-in',
  mayTry: checkUserManager,
  body: ImportPeople,
  longestBodyBytes: 3 * 1024 * 1024,
  status: 200,
  answer: PeopleImport,
  refusals: ['YEAR_CLOSED', 'FORBIDDEN', 'USER_EXISTS'],
});
