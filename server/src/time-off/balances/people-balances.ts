import { isTypeShown, type LeaveType } from '@almanac/domain/leave/leave-type';
import { bookableAnswer } from '@almanac/domain/time-off/balances/account-answer';
import type {
  ExportBalances,
  ListBalances,
  PersonBalances,
} from '@almanac/domain/time-off/balances/account-schema';
import { balanceSummary, inOrderOfBalance } from '@almanac/domain/time-off/balances/balance-summary';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/leave-facts';
import { readLeaveTypes } from '../../leave/type-queries.ts';
import { nextTurn } from '../../platform/next-turn.ts';
import { peopleInSight } from '../../teams/members/scope-queries.ts';
import type { TimeOffContext } from '../requests/context.ts';
import { type PersonOfBalances, readMatchingPeople, readPageOfPeople } from './balance-list-queries.ts';
import { readLeaveFacts } from './leave-facts.ts';

const peopleInATurn = 10;
const comparedTypes = { vacation: 'VACATION', sick: 'SICK_LEAVE' } as const;

/** Those of the people in the actor's sight who match, in the order asked. */
export async function readPeopleInOrder(
  context: TimeOffContext,
  asked: ExportBalances,
): Promise<readonly PersonOfBalances[]> {
  const { actor, database, today } = context;
  const { sortBy, sortOrder } = asked;
  const inSight = peopleInSight(actor, today);
  if (sortBy === 'name') return readMatchingPeople(database, inSight, asked);
  const people = await readMatchingPeople(database, inSight, { ...asked, sortOrder: 'asc' });
  const compared = await balancesOf(context, people, Object.values(comparedTypes), (person, accounts) => ({
    person,
    ...summariesOf(accounts, today),
  }));
  return inOrderOfBalance(compared, sortBy, sortOrder).map(({ person }) => person);
}

/** A page of them, and how many there are in all. */
export async function readPageInOrder(
  context: TimeOffContext,
  asked: ListBalances,
): Promise<{ people: readonly PersonOfBalances[]; total: number }> {
  const { actor, database, today } = context;
  if (asked.sortBy === 'name') return readPageOfPeople(database, peopleInSight(actor, today), asked);
  const { page, limit } = asked;
  const people = await readPeopleInOrder(context, asked);
  return { people: people.slice((page - 1) * limit, page * limit), total: people.length };
}

/** What the people can book today; the number of queries does not depend on how many they are. */
export function readPeopleBalances(
  context: TimeOffContext,
  people: readonly PersonOfBalances[],
): Promise<PersonBalances[]> {
  const { today } = context;
  return balancesOf(context, people, undefined, ({ id, name, email, departmentName }, accounts) => ({
    person: { id, name, email },
    ...(departmentName !== null && { departmentName }),
    accounts: accounts.flatMap((each) => bookableAnswer(each, today) ?? []),
    ...summariesOf(accounts, today),
  }));
}

/** Works out something of the accounts of each person, of those types alone that the actor may see. */
async function balancesOf<Row>(
  { actor, database }: TimeOffContext,
  people: readonly PersonOfBalances[],
  codes: readonly string[] | undefined,
  rowOf: (person: PersonOfBalances, accounts: readonly LeaveFacts[]) => Row,
): Promise<Row[]> {
  const types = await readLeaveTypes(database);
  const ids = people.map(({ id }) => id);
  const facts = await readLeaveFacts(database, ids, codes);
  const factsOf = new Map(facts.map(({ userId, accounts }) => [userId, accounts]));
  const rows: Row[] = [];
  for (const [index, person] of people.entries()) {
    if (index % peopleInATurn === 0) await nextTurn();
    const viewer = { role: actor.role, isRequester: actor.id === person.id };
    const isShown = (type: LeaveType) => isTypeShown(type, viewer, true);
    const accounts = types
      .filter(isShown)
      .flatMap(({ code }) => factsOf.get(person.id)?.filter(({ type }) => type.code === code) ?? []);
    rows.push(rowOf(person, accounts));
  }
  return rows;
}

function summariesOf(accounts: readonly LeaveFacts[], today: string) {
  const summaryOf = (code: string) =>
    balanceSummary(
      accounts.find(({ type }) => type.code === code),
      today,
    );
  const [vacation, sick] = [summaryOf(comparedTypes.vacation), summaryOf(comparedTypes.sick)];
  return { ...(vacation && { vacation }), ...(sick && { sick }) };
}
