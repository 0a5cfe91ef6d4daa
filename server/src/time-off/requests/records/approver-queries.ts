import { isAdmin, mayApproveTimeOff } from '@almanac/domain/access/permissions';
import type { Role } from '@almanac/domain/access/role';
import { adminRoles } from '@almanac/domain/access/role-gate';
import type { PersonReference } from '@almanac/domain/access/schema';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { isTypeShown, type LeaveType } from '@almanac/domain/leave/types/leave-type';
import { type Deciders, decidersAmong } from '@almanac/domain/time-off/requests/deciders';
import { absentApproverOf, currentApprovers } from '@almanac/domain/time-off/requests/escalation';
import { type Expression, expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { leaveTypes } from '../../../leave/types/type-queries.ts';
import { standingInOn } from '../../../people/accounts/deputies/deputy-queries.ts';
import { hasRole, people } from '../../../people/accounts/records/people-queries.ts';
import { personReference } from '../../../people/accounts/records/person-reference.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { compiledQuery } from '../../../platform/database/statements/compiled-query.ts';
import { type Listed, listOf, toListed } from '../../../platform/database/statements/one-of.ts';
import type { DB } from '../../../platform/database/tables.ts';
import { deputiesOf, managersByPerson, managersOf } from '../../../teams/members/scope-queries.ts';

/** A decider of a person's requests. */
interface Approver extends PersonReference {
  role: Role;
  /** The absent approvers they stand in for. */
  inPlaceOf?: PersonReference;
}

interface Approvers {
  /** Recipients of mail about the person's requests: deciders who want such mail. */
  mailed: Approver[];
  /** The number of deciders, mailed or not. */
  deciders: number;
  /** Those of them who are asked, mailed or not. */
  asked: Deciders;
}

/** The deciders of a person's requests of the type: never the person, nor anyone who may not see the type. */
export async function readApproversOf(
  database: Reader,
  userId: string,
  today: CalendarDate,
  type: Pick<LeaveType, 'shownTo'>,
): Promise<Approvers> {
  return approversAmong(await readCandidates(database, userId, today), type);
}

/** The candidates who may see the type. */
export function decidersOfType(
  candidates: readonly Candidate[],
  type: Pick<LeaveType, 'shownTo'>,
): Candidate[] {
  return candidates.filter((candidate) => isTypeShown(type, candidate, true));
}

/** Who is asked and mailed among the candidates. */
export function approversAmong(
  candidates: readonly Candidate[],
  type: Pick<LeaveType, 'shownTo'>,
): Approvers {
  const deciders = decidersOfType(candidates, type);
  return { mailed: askedOf(deciders), deciders: deciders.length, asked: decidersAmong(deciders) };
}

/** The possible deciders of a person's requests of the type, with the facts that decide whether they are asked. */
export async function readDeciders(
  database: Reader,
  userId: string,
  today: CalendarDate,
  type: Pick<LeaveType, 'shownTo'>,
): Promise<Candidate[]> {
  return decidersOfType(await readCandidates(database, userId, today), type);
}

/** Active people with the person in scope, and their deputies. */
export async function readCandidates(
  database: Reader,
  userId: string,
  today: CalendarDate,
): Promise<Candidate[]> {
  return (await readCandidatesByPerson(database, [userId], today))(userId);
}

export type Candidate = CandidateFacts & { isManagerInScope: boolean };

/** What a change of a request has read already, for the reactions to its event. */
export interface KnownFacts {
  /** Everyone who may decide the request. */
  candidates?: readonly Candidate[];
  /** Whether the requester is active and wants emails about their requests. */
  isRequesterMailed?: boolean;
}

type CandidateFacts = Omit<Awaited<ReturnType<typeof queryCandidates>>[number], 'duties' | 'scope'> & {
  standsInFor: readonly string[];
};

/** Reads the candidates of each of the people with one query. */
export async function readCandidatesByPerson(
  database: Reader,
  userIds: readonly string[],
  today: CalendarDate,
): Promise<(userId: string) => Candidate[]> {
  const rows = await queryCandidates(database, { ...toListed(userIds), today });
  const all = rows.map(({ duties, scope: _, ...candidate }) => ({
    ...candidate,
    standsInFor: duties.flatMap(({ id }) => id ?? []),
  }));
  const administrators = all.filter(isAdmin).map(({ id }) => id);
  const inScope = Map.groupBy(
    rows.flatMap(({ id, scope }) => (scope ?? []).map((personId) => ({ id, personId }))),
    ({ personId }) => personId,
  );
  const duties = Map.groupBy(
    all
      .filter(mayApproveTimeOff)
      .flatMap(({ id, standsInFor }) => standsInFor.map((absent) => ({ id, absent }))),
    ({ absent }) => absent,
  );
  return (userId) => {
    const managers = new Set(inScope.get(userId)?.map(({ id }) => id));
    const deputies = [...managers].flatMap((absent) => duties.get(absent) ?? []).map(({ id }) => id);
    const ids = new Set([...administrators, ...managers, ...deputies]);
    return all
      .filter(({ id }) => ids.has(id) && id !== userId)
      .map((candidate) => ({ ...candidate, isManagerInScope: managers.has(candidate.id) }));
  };
}

interface AskedCandidates extends Listed<string> {
  today: CalendarDate;
}

const queryCandidates = compiledQuery((database, { today, ...userIds }: AskedCandidates) =>
  database
    .selectFrom(possibleCandidates(listOf(userIds), today).as('possible'))
    .innerJoin(people.as('candidate'), 'candidate.id', 'possible.id')
    .select(({ eb, ref }) => [
      'candidate.id',
      'candidate.name',
      'candidate.email',
      'candidate.role',
      'candidate.mailsRequestsToDecide as isMailed',
      'possible.scope',
      isAway(ref('candidate.id'), today).as('isAway'),
      jsonArrayFrom(
        eb
          .selectFrom(standingInOn(today).as('duty'))
          .select('duty.userId as id')
          .whereRef('duty.deputyId', '=', 'candidate.id'),
      ).as('duties'),
    ])
    .where('candidate.isActive', '=', true)
    .orderBy('candidate.email'),
);

/** Administrators, managers with any of the people in scope and who they are, and their deputies of the day. */
function possibleCandidates(userIds: readonly string[], today: CalendarDate) {
  const { selectFrom } = expressionBuilder<DB>();
  const inScope = managersByPerson(userIds, today);
  const noPerson = expressionBuilder().cast<string | null>(sql.lit(null), 'uuid').as('personId');
  const administrators = selectFrom(people.where(hasRole(adminRoles)).as('admin')).select([
    'admin.id',
    noPerson,
  ]);
  const managers = selectFrom(inScope.as('manager')).select((eb) => [
    'manager.id',
    eb.ref('manager.personId').$castTo<string | null>().as('personId'),
  ]);
  const deputies = selectFrom(
    deputiesOf(managersOf(userIds, today), today).$narrowType<{ id: string }>().as('deputy'),
  ).select(['deputy.id', noPerson]);
  return selectFrom(administrators.unionAll(managers).unionAll(deputies).as('each'))
    .select(({ fn }) => [
      'each.id',
      fn
        .agg<string[] | null>('array_agg', ['each.personId'])
        .filterWhere('each.personId', 'is not', null)
        .as('scope'),
    ])
    .groupBy('each.id');
}

/** Whether the person is away all day by an approved absence. */
export function isAway(id: Expression<string>, today: CalendarDate) {
  // The offset makes PostgreSQL look up absences for each of the few people, instead of all absences of the day.
  const absences = awayOn(today).where('absence.requesterId', '=', id).offset(0);
  return expressionBuilder<DB>().exists(absences).$castTo<boolean>();
}

/** Approved whole-day absences. */
function awayOn(day: CalendarDate) {
  const eb = expressionBuilder<DB>();
  return eb
    .selectFrom('timeOffRequests as absence')
    .innerJoin(leaveTypes.as('awayType'), 'awayType.code', 'absence.type')
    .select('absence.id')
    .where('awayType.isAway', '=', true)
    .where('absence.status', '=', 'APPROVED')
    .where('absence.minutes', 'is', null)
    .where('absence.startDate', '<=', day)
    .where('absence.endDate', '>=', day)
    .where((of) => of.or([of('absence.startDate', '<', day), of('absence.startHalf', '=', 'AM')]))
    .where((of) => of.or([of('absence.endDate', '>', day), of('absence.endHalf', '=', 'PM')]));
}

/** Those who are asked and want such mail. */
export function toMail(candidates: readonly Candidate[]): Candidate[] {
  return currentApprovers(candidates.filter(({ isMailed }) => isMailed));
}

function askedOf(candidates: readonly Candidate[]): Approver[] {
  const asked = toMail(candidates);
  return asked.map((candidate) => {
    const absent = absentApproverOf(candidate, asked);
    return {
      ...personReference(candidate),
      role: candidate.role,
      ...(absent && { inPlaceOf: personReference(absent) }),
    };
  });
}

/** The approver for whom the actor decides as deputy; undefined if the actor has the person in scope. */
export async function readInPlaceOf(
  database: Reader,
  actor: { id: string },
  { requesterId, isStandIn }: { requesterId: string; isStandIn: boolean },
  today: CalendarDate,
): Promise<PersonReference | undefined> {
  if (!isStandIn) return undefined;
  const candidates = await readCandidates(database, requesterId, today);
  const own = candidates.find(({ id }) => id === actor.id);
  const absent = own && absentApproverOf(own, candidates);
  return absent?.isManagerInScope ? personReference(absent) : undefined;
}
