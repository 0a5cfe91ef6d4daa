import { checkPayrollAdmin } from '@almanac/domain/access/admin-rules';
import type { ExportProfile } from '@almanac/domain/payroll/profiles/profile-schema';
import type { Outcome } from '@almanac/domain/refusal';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readProfiles } from './queries.ts';

export async function listProfiles({
  actor,
  database,
}: UseCaseContext): Promise<Outcome<ExportProfile[], 'FORBIDDEN'>> {
  const permission = checkPayrollAdmin(actor);
  return permission.refused ? permission : readProfiles(database);
}
