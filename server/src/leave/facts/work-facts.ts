import type { TermsInOrder, WorkFacts, WorkTerms } from '@almanac/domain/work-time/day-of-work';
import type { Reader } from '../../platform/database/database.ts';
import { workRulesOf } from '../../work-time/work-facts-queries.ts';
import { readWorkTerms, type StoredWorkTerms } from './work-queries.ts';

/** Working patterns by person id, from schedules and holidays. People with the same terms share their facts. */
export async function readWorkFacts(
  database: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, WorkFacts>> {
  if (userIds.length === 0) return new Map();
  return workFactsOf(await readWorkTerms(database, userIds));
}

/** The same facts as stored. */
export function workFactsOf(stored: StoredWorkTerms): ReadonlyMap<string, WorkFacts> {
  const { schedules, places } = workRulesOf(stored);
  const alike = new Map<string, WorkFacts>();
  const facts = new Map<string, WorkFacts>();
  for (const [userId, rows] of Map.groupBy(stored.terms, (row) => row.userId)) {
    const key = rows.map(({ from, placeId, scheduleId }) => `${from} ${placeId} ${scheduleId}`).join();
    const terms = rows.flatMap(({ from, placeId, scheduleId }): WorkTerms[] => {
      const [place, schedule] = [places.get(placeId), schedules.get(scheduleId)];
      return place && schedule ? [{ from, place, schedule }] : [];
    });
    const [first, ...later] = terms;
    if (!first) continue;
    const inOrder: TermsInOrder<WorkTerms> = [first, ...later];
    const shared = alike.get(key) ?? { terms: inOrder };
    alike.set(key, shared);
    facts.set(userId, shared);
  }
  return facts;
}
