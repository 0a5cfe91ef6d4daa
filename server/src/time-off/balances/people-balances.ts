import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { bookableAnswer } from '@almanac/domain/time-off/balances/answers/account-answer';
import type {
  ExportBalances,
  ListBalances,
  PersonBalances,
} from '@almanac/domain/time-off/balances/answers/account-schema';
import { balanceSummary, inOrderOfBalance } from '@almanac/domain/time-off/balances/answers/balance-summary';
import { takenOfYear } from '@almanac/domain/time-off/balances/answers/taken-enough';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { inTurns } from '../../platform/work/long-work.ts';
import { visiblePeople } from '../../teams/members/scope-queries.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import {
  type PersonOfBalances,
  readMatchingPeople,
  readNextAbsences,
  readPageOfPeople,
} from './balance-list-queries.ts';
import { accountsShownTo } from './facts/account-facts.ts';
import { readLeaveFacts } from './facts/leave-facts.ts';
import { visibleNextTimeOff } from './next-absence-queries.ts';

const comparedTypes = { vacation: 'VACATION', sick: 'SICK_LEAVE' } as const;

/** The matching people visible to the actor, in the requested order. */
export async function readPeopleInOrder(
  context: TimeOffContext,
  asked: ExportBalances,
): Promise<readonly PersonOfBalances[]> {
  const { actor, database, today } = context;
  const { sortBy, sortOrder, notEnough } = asked;
  const inSight = visiblePeople(actor, today);
  if (!isCompared(asked)) return readMatchingPeople(database, inSight, asked);
  const byName = { ...asked, sortOrder: sortBy === 'name' ? sortOrder : 'asc' };
  const people = await readMatchingPeople(database, inSight, byName);
  const compared = await balancesOf(context, people, Object.values(comparedTypes), (person, accounts) => ({
    person,
    ...summariesOf(accounts, today),
  }));
  const found = compared.filter((row) => notEnough === undefined || (row.notEnough ?? false) === notEnough);
  const inOrder = sortBy === 'name' ? found : inOrderOfBalance(found, sortBy, sortOrder);
  return inOrder.map(({ person }) => person);
}

/** Whether filtering or sorting needs everyone's balance. */
function isCompared({ sortBy, notEnough }: ExportBalances): boolean {
  return sortBy !== 'name' || notEnough !== undefined;
}

/** One page of people with their next time off, and the total count. */
export async function readPageInOrder(
  context: TimeOffContext,
  asked: ListBalances,
): Promise<{ people: readonly PersonOfBalances[]; total: number }> {
  const { actor, database, today } = context;
  const seenBy = { viewer: actor, today };
  if (!isCompared(asked)) return readPageOfPeople(database, visiblePeople(actor, today), asked, seenBy);
  const { page, limit } = asked;
  const people = await readPeopleInOrder(context, asked);
  const chosen = people.slice((page - 1) * limit, page * limit);
  return { people: await readNextAbsences(database, chosen, seenBy), total: people.length };
}

/** The people's available leave today, in a constant number of queries. */
export function readPeopleBalances(
  context: TimeOffContext,
  people: readonly PersonOfBalances[],
): Promise<PersonBalances[]> {
  const { today } = context;
  return balancesOf(context, people, undefined, (person, accounts) => {
    const { id, name, email, departmentName, next } = person;
    return {
      person: { id, name, email },
      ...(departmentName !== null && { departmentName }),
      accounts: accounts.flatMap((each) => bookableAnswer(each, today) ?? []),
      ...summariesOf(accounts, today),
      ...(next && { nextTimeOff: visibleNextTimeOff(next, today) }),
    };
  });
}

/** Computes a value from each person's accounts of the types that the actor may see. */
async function balancesOf<Row>(
  { actor, database }: TimeOffContext,
  people: readonly PersonOfBalances[],
  codes: readonly string[] | undefined,
  rowOf: (person: PersonOfBalances, accounts: readonly LeaveFacts[]) => Row,
): Promise<Row[]> {
  const ids = people.map(({ id }) => id);
  const facts = new Map((await readLeaveFacts(database, ids, codes)).map((each) => [each.userId, each]));
  const rows: Row[] = [];
  for await (const person of inTurns(people)) {
    const viewer = { role: actor.role, isRequester: actor.id === person.id };
    const ofPerson = facts.get(person.id);
    rows.push(rowOf(person, ofPerson ? accountsShownTo(viewer, ofPerson) : []));
  }
  return rows;
}

function summariesOf(accounts: readonly LeaveFacts[], today: CalendarDate) {
  const factsOf = (code: string) => accounts.find(({ type }) => type.code === code);
  const ofVacation = factsOf(comparedTypes.vacation);
  const vacation = balanceSummary(ofVacation, today);
  const sick = balanceSummary(factsOf(comparedTypes.sick), today);
  return {
    ...(vacation && { vacation }),
    ...(sick && { sick }),
    ...(ofVacation && vacation && takenOfYear(ofVacation, vacation, today)),
  };
}
