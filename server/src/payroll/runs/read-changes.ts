import { checkPayrollAdmin } from '@almanac/domain/access/admin-rules';
import { message } from '@almanac/domain/payroll/messages/message';
import type { PayrollChanges } from '@almanac/domain/payroll/run-schema';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import { readProfile } from '../profiles/queries.ts';
import { prepareRun } from './prepare-run.ts';
import { readRunPeriods } from './run-queries.ts';

const mostRows = 1000;

/** What has changed in the days that the profile's runs handed over. */
export async function readPayrollChanges(
  { actor, database, gone }: UseCaseContext,
  { profileId }: { profileId: string },
): Promise<Outcome<PayrollChanges, 'FORBIDDEN' | 'NOT_FOUND'>> {
  const permission = checkPayrollAdmin(actor);
  if (permission.refused) return permission;
  const profile = await readProfile(database, profileId);
  if (!profile) return notFound(message('payroll.profile'));
  const runs = await readRunPeriods(database, profileId);
  const { locale: language } = await readStoredSettings(database);
  const { corrections } = await prepareRun(database, { profile, runs, language }, { signal: gone });
  const latest = runs.at(-1);
  return {
    profileId,
    ...(latest && { latestRun: { id: latest.id, from: latest.startDate, to: latest.endDate } }),
    count: corrections.length,
    corrections: corrections.slice(0, mostRows),
  };
}
