import { numberOf } from '@almanac/domain/leave/types/amount';
import type { RecalculationAnswer } from '@almanac/domain/time-off/recalculations/schema';
import type { StoredRecalculation } from './queries.ts';

/** The recalculation as it is returned, in days or hours. */
export function recalculationAnswer(line: StoredRecalculation): RecalculationAnswer {
  const { id, userId, name, type, typeName, unit, reasons, madeOn, state } = line;
  const { decidedAt, decidedById, decidedByName } = line;
  return {
    id,
    person: { id: userId, name },
    type,
    typeName,
    unit,
    days: line.days
      .filter(({ isListed }) => isListed)
      .map(({ on, before, after }) => ({
        on,
        before: numberOf(before, unit),
        after: numberOf(after, unit),
      })),
    reasons,
    madeOn,
    state,
    ...(decidedById && { decidedBy: { id: decidedById, name: decidedByName ?? '' } }),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
  };
}
