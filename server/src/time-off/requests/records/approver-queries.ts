import { isAdmin, mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import type { Role } from '@almanac/domain/access/role';
import { adminRoles } from '@almanac/domain/access/role-gate';
import type { PersonReference } from '@almanac/domain/access/schema';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { isRequestShown, isTypeShown, type LeaveType } from '@almanac/domain/leave/types/leave-type';
import { absentApproverOf, currentApprovers } from '@almanac/domain/time-off/requests/escalation';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { leaveTypes } from '../../../leave/types/type-queries.ts';
import { standingInOn } from '../../../people/accounts/deputies/deputy-queries.ts';
import { hasRole, people } from '../../../people/accounts/records/people-queries.ts';
import { personReference } from '../../../people/accounts/records/person-reference.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { compiledQuery } from '../../../platform/database/statements/compiled-query.ts';
import type { DB } from '../../../platform/database/tables.ts';
import { deputiesOf, managersOf } from '../../../teams/members/scope-queries.ts';

/** A decider of a person's requests. */
export interface Approver extends PersonReference {
  role: Role;
  /** The absent approvers they stand in for. */
  inPlaceOf?: PersonReference;
}

interface Approvers {
  /** Recipients of mail about the person's requests: deciders who want such mail. */
  mailed: Approver[];
  /** The number of deciders, mailed or not. */
  deciders: number;
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
export function approversAmong(
  candidates: readonly Candidate[],
  type: Pick<LeaveType, 'shownTo'>,
): Approvers {
  const deciders = candidates.filter((candidate) => isTypeShown(type, candidate, true));
  return { mailed: askedOf(deciders), deciders: deciders.length };
}

/** The people asked to decide requests of the type, mailed or not. */
export async function readCurrentApprovers(
  database: Reader,
  userId: string,
  today: CalendarDate,
  type: Pick<LeaveType, 'shownTo'>,
): Promise<{ id: string; name: string }[]> {
  const asked = currentApprovers(await readDeciders(database, userId, today, type));
  return asked.map(({ id, name, email }) => ({ id, name: personName({ name, email }) }));
}

/** The possible deciders of a person's requests of the type, with the facts that decide whether they are asked. */
export async function readDeciders(
  database: Reader,
  userId: string,
  today: CalendarDate,
  type: Pick<LeaveType, 'shownTo'>,
): Promise<Candidate[]> {
  const candidates = await readCandidates(database, userId, today);
  return candidates.filter((candidate) => isTypeShown(type, candidate, true));
}

export type Candidate = Awaited<ReturnType<typeof readCandidates>>[number];

/** Active people with the person in scope, and their deputies. */
export async function readCandidates(database: Reader, userId: string, today: CalendarDate) {
  const rows = await queryCandidates(database, { userId, today });
  const managers = new Set(rows.flatMap(({ id, isManagerInScope }) => (isManagerInScope ? id : [])));
  return rows
    .map(({ duties, ...candidate }) => ({ ...candidate, standsInFor: duties.flatMap(({ id }) => id ?? []) }))
    .filter(({ role, isManagerInScope, standsInFor }) => {
      const isDeputy = mayApproveTimeOff({ role }) && standsInFor.some((id) => managers.has(id));
      return isManagerInScope || isAdmin({ role }) || isDeputy;
    });
}

interface AskedCandidates {
  userId: string;
  today: CalendarDate;
}

const queryCandidates = compiledQuery((database, { userId, today }: AskedCandidates) =>
  database
    .selectFrom(possibleCandidates(userId, today).as('possible'))
    .innerJoin(people.as('candidate'), 'candidate.id', 'possible.id')
    .select(({ eb, exists, ref }) => [
      'candidate.id',
      'candidate.name',
      'candidate.email',
      'candidate.role',
      'candidate.mailsRequestsToDecide as isMailed',
      'possible.isManagerInScope',
      // The offset makes PostgreSQL look up absences for each of the few candidates, instead of all absences of the
      // day.
      exists(awayOn(today).where('absence.requesterId', '=', ref('candidate.id')).offset(0))
        .$castTo<boolean>()
        .as('isAway'),
      jsonArrayFrom(
        eb
          .selectFrom(standingInOn(today).as('duty'))
          .select('duty.userId as id')
          .whereRef('duty.deputyId', '=', 'candidate.id'),
      ).as('duties'),
    ])
    .where('candidate.id', '<>', userId)
    .where('candidate.isActive', '=', true)
    .orderBy('candidate.email'),
);

/** Administrators, managers with the person in scope, and their deputies of the day. */
function possibleCandidates(userId: string, today: CalendarDate) {
  const { selectFrom } = expressionBuilder<DB>();
  const inScope = managersOf([userId], today);
  const administrators = selectFrom(people.where(hasRole(adminRoles)).as('admin')).select((eb) => [
    'admin.id',
    eb.lit<boolean>(false).as('isManagerInScope'),
  ]);
  const managers = selectFrom(inScope.as('manager')).select((eb) => [
    'manager.id',
    eb.lit<boolean>(true).as('isManagerInScope'),
  ]);
  const deputies = selectFrom(deputiesOf(inScope, today).$narrowType<{ id: string }>().as('deputy')).select(
    (eb) => ['deputy.id', eb.lit<boolean>(false).as('isManagerInScope')],
  );
  return selectFrom(administrators.unionAll(managers).unionAll(deputies).as('each'))
    .select((eb) => ['each.id', eb.fn<boolean>('bool_or', ['each.isManagerInScope']).as('isManagerInScope')])
    .groupBy('each.id');
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
function askedOf(candidates: readonly Candidate[]): Approver[] {
  const asked = currentApprovers(candidates.filter(({ isMailed }) => isMailed));
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

/** Approvers to notify that an absence is cancelled: none if it was not approved or is invisible to them. */
export async function readApproversToTell(
  database: Reader,
  { requesterId, status }: { requesterId: string; status: RequestStatus },
  type: Pick<LeaveType, 'shownTo' | 'isAway'>,
  { actor, today }: { actor: { id: string }; today: CalendarDate },
): Promise<Approver[]> {
  if (status !== 'APPROVED') return [];
  const asked = askedOf(await readCandidates(database, requesterId, today));
  return asked.filter((approver) => approver.id !== actor.id && isRequestShown(type, approver, true));
}
