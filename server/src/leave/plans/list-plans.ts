import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import type { Plan } from '@almanac/domain/leave/plans/plan-schema';
import type { Outcome } from '@almanac/domain/refusal';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readPlans } from './plan-queries.ts';

export async function listPlans({
  actor,
  database,
  today,
}: UseCaseContext): Promise<Outcome<Plan[], 'FORBIDDEN'>> {
  const permission = checkLeaveAdmin(actor);
  return permission.refused ? permission : readPlans(database, today);
}
