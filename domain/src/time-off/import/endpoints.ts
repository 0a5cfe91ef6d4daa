import { checkUserManager } from '../../access/admin-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { AbsencesImport, ImportAbsences } from './schema.ts';

export const importAbsences = endpoint({
  name: 'importAbsences',
  summary:
    'Records absences from CSV or an Excel file, all or none, without emails; a dry run returns what would happen. Rows name people by address or personnel number',
  method: 'POST',
  path: '/admin/leave/requests/import',
  access: 'signed-in',
  mayTry: checkUserManager,
  body: ImportAbsences,
  longestBodyBytes: 4 * 1024 * 1024,
  status: 200,
  answer: AbsencesImport,
  refusals: ['FORBIDDEN', 'YEAR_CLOSED'],
});
