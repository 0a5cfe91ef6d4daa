import { checkPayrollAdmin } from '@almanac/domain/access/admin-rules';
import type { InputOf } from '@almanac/domain/endpoint';
import type { listRuns as endpoint } from '@almanac/domain/payroll/endpoints';
import type { PayrollRun } from '@almanac/domain/payroll/run-schema';
import type { Outcome } from '@almanac/domain/refusal';
import { type Answered, withTotal } from '../../platform/use-case/answered.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readRuns, type StoredRun } from './run-queries.ts';

export async function listRuns(
  { actor, database }: UseCaseContext,
  filters: InputOf<typeof endpoint>,
): Promise<Outcome<Answered<PayrollRun[]>, 'FORBIDDEN'>> {
  const permission = checkPayrollAdmin(actor);
  if (permission.refused) return permission;
  const { runs, total } = await readRuns(database, filters);
  return withTotal(runs.map(runAnswer), total);
}

/** A run as calls answer it. */
export function runAnswer({ startDate, endDate, settings, createdAt, ...run }: StoredRun): PayrollRun {
  return {
    ...run,
    from: startDate,
    to: endDate,
    level: settings.level,
    createdAt: createdAt.toISOString(),
  };
}
