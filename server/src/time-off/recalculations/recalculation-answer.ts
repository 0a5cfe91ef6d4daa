import type { Language } from '@almanac/domain/language/language';
import { numberOf } from '@almanac/domain/leave/types/amount';
import { typeNameIn } from '@almanac/domain/leave/types/standard-names';
import type { RecalculationAnswer } from '@almanac/domain/time-off/recalculations/schema';
import type { StoredRecalculation } from './queries.ts';

/** The recalculation as it is returned to readers of the language, in days or hours. */
export function recalculationAnswer(line: StoredRecalculation, language: Language): RecalculationAnswer {
  const { id, userId, name, type, unit, reasons, madeOn, state } = line;
  const { decidedAt, decidedById, decidedByName } = line;
  return {
    id,
    person: { id: userId, name },
    type,
    typeName: typeNameIn(language, { name: line.typeName, names: line.typeNames }),
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
