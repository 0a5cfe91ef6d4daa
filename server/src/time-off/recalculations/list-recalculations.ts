import { paginationOf } from '@almanac/domain/paging';
import type { Outcome } from '@almanac/domain/refusal';
import { checkBalanceAdmin } from '@almanac/domain/time-off/balances/balance-rules';
import type { ListRecalculations, RecalculationPage } from '@almanac/domain/time-off/recalculations/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { countRecalculations, readRecalculations } from './queries.ts';
import { recalculationAnswer } from './recalculation-answer.ts';

export async function listRecalculations(
  { actor, database, texts }: UseCaseContext,
  { page, limit, state }: ListRecalculations,
): Promise<Outcome<RecalculationPage, 'FORBIDDEN'>> {
  const permission = checkBalanceAdmin(actor);
  if (permission.refused) return permission;
  const { rows, total } = await readRecalculations(database, { page, limit, state });
  const { open, kept, accepted } = await countRecalculations(database, actor.id);
  return {
    data: rows.map((row) => recalculationAnswer(row, texts.language)),
    pagination: paginationOf({ page, limit }, total),
    counts: { open, kept, accepted },
  };
}
