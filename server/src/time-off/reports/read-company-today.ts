import { checkHrApprover } from '@almanac/domain/access/approver-rules';
import { addDays } from '@almanac/domain/calendar/calendar-date';
import type { Outcome } from '@almanac/domain/refusal';
import { lapsesAhead } from '@almanac/domain/time-off/balances/engine/lapse-warnings';
import { type CompanyToday, mostDocumentsNamed } from '@almanac/domain/time-off/reports/schema';
import { readOwnPlans } from '../../leave/plans/plan-queries.ts';
import { people } from '../../people/accounts/records/people-queries.ts';
import { personReference } from '../../people/accounts/records/person-reference.ts';
import { onlyRow } from '../../platform/database/statements/compiled-query.ts';
import { inTurns } from '../../platform/work/long-work.ts';
import { readLeaveFacts } from '../balances/facts/leave-facts.ts';
import { readRequestsById } from '../requests/queries.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { readToday } from './today-queries.ts';

/** Older documents are no longer asked for. */
const daysBack = 90;
const mostDocuments = 50;
const mostWarned = 200;

/** What concerns administrators today. Candidates are limited, so that the call stays fast in a large company. */
export async function readCompanyToday(context: TimeOffContext): Promise<Outcome<CompanyToday, 'FORBIDDEN'>> {
  const { database, actor, today } = context;
  const permission = checkHrApprover(actor);
  if (permission.refused) return permission;
  const asked = { today, since: addDays(today, -daysBack), viewerId: actor.id, mostDocuments, mostWarned };
  const found = onlyRow(await readToday(database, asked));
  return {
    departments: found.departments.map(({ id, name, ...counts }) => ({
      ...(id !== null && name !== null && { department: { id, name } }),
      ...counts,
    })),
    withoutStart: found.withoutStart,
    documents: await missingDocuments(context, found.documents),
    lapses: {
      people: await countLosingLeave(context, found.warned),
      isCut: found.warned.length === mostWarned,
    },
  };
}

async function missingDocuments(
  { database, actor }: TimeOffContext,
  ids: readonly string[],
): Promise<CompanyToday['documents']> {
  if (ids.length === 0) return { count: 0, isCut: false, first: [] };
  const requests = await readRequestsById(database, people, ids, actor);
  const missing = requests.filter(({ documentMissing }) => documentMissing);
  return {
    count: missing.length,
    isCut: ids.length === mostDocuments,
    first: missing.slice(0, mostDocumentsNamed).map(({ id, requester, startDate, endDate }) => ({
      id,
      requester: personReference({ name: '', ...requester }),
      startDate,
      endDate,
    })),
  };
}

/** How many of the warned people still lose leave within four weeks. */
async function countLosingLeave(
  { database, today }: TimeOffContext,
  userIds: readonly string[],
): Promise<number> {
  if (userIds.length === 0) return 0;
  const ownPlans = await readOwnPlans(database);
  let count = 0;
  for await (const { accounts, types } of inTurns(await readLeaveFacts(database, userIds))) {
    const isLosing = accounts
      .filter(({ type }) => types.get(type.code).remindsOfExpiry)
      .some((facts) => lapsesAhead(facts, today, ownPlans).some(({ stage }) => stage === 'FOUR_WEEKS'));
    if (isLosing) count += 1;
  }
  return count;
}
