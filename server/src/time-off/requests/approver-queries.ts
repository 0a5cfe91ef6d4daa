import { personName } from '@almanac/domain/access/person-name';
import type { Role } from '@almanac/domain/access/role';
import type { PersonReference } from '@almanac/domain/access/schema';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { isTypeShown, type LeaveType } from '@almanac/domain/leave/leave-type';
import { askedInPlaceOf, whoIsAsked } from '@almanac/domain/time-off/requests/escalation';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { leaveTypes } from '../../leave/type-queries.ts';
import { standingInOn } from '../../people/accounts/deputy-queries.ts';
import { people } from '../../people/accounts/people-queries.ts';
import { personReference } from '../../people/accounts/person-reference.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/tables.ts';
import { deputiesOf, managersOf } from '../../teams/members/scope-queries.ts';

/** Somebody who is asked to decide a person's requests. */
export interface Approver extends PersonReference {
  role: Role;
  /** In whose place, while these are away. */
  inPlaceOf?: PersonReference;
}

interface Approvers {
  /** Who is mailed about the person's requests: those who are asked, but for who wants no such mails. */
  mailed: Approver[];
  /** How many may decide them, mailed or not. */
  deciders: number;
}

/** Reads who decides a person's requests of the type: never the person, nor who may not see the type. */
export async function readApproversOf(
  database: Reader,
  userId: string,
  today: CalendarDate,
  type: Pick<LeaveType, 'shownTo'>,
): Promise<Approvers> {
  const deciders = await readDeciders(database, userId, today, type);
  return { mailed: askedOf(deciders), deciders: deciders.length };
}

/** Reads who is asked to decide a person's requests of the type, mailed or not. */
export async function readAskedOf(
  database: Reader,
  userId: string,
  today: CalendarDate,
  type: Pick<LeaveType, 'shownTo'>,
): Promise<{ id: string; name: string }[]> {
  const asked = whoIsAsked(await readDeciders(database, userId, today, type));
  return asked.map(({ id, name, email }) => ({ id, name: personName({ name, email }) }));
}

/** Reads who may decide a person's requests of the type, each with what says whether they are asked. */
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

/** Reads the active people who have the person in scope, or decide in the place of somebody who has. */
async function readCandidates(database: Reader, userId: string, today: CalendarDate) {
  const managers = managersOf([userId], today);
  const rows = await database
    .selectFrom(people.as('candidate'))
    .select(({ eb, exists, ref }) => [
      'candidate.id',
      'candidate.name',
      'candidate.email',
      'candidate.role',
      'candidate.mailsRequestsToDecide as isMailed',
      eb('candidate.id', 'in', managers).$castTo<boolean>().as('isManagerInScope'),
      exists(awayOn(today).where('absence.requesterId', '=', ref('candidate.id')))
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
    .where((eb) =>
      eb.or([
        eb('candidate.role', 'in', ['HR_ADMIN', 'SYSTEM_ADMIN']),
        eb('candidate.id', 'in', managers),
        eb('candidate.id', 'in', deputiesOf(managers, today)),
      ]),
    )
    .orderBy('candidate.email')
    .execute();
  return rows.map(({ duties, ...candidate }) => ({
    ...candidate,
    standsInFor: duties.flatMap(({ id }) => id ?? []),
  }));
}

/** The approved absences that take somebody away for the whole day. */
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

/** Who of them is asked, but for who wants no such mails. */
function askedOf(candidates: readonly Candidate[]): Approver[] {
  const asked = whoIsAsked(candidates.filter(({ isMailed }) => isMailed));
  return asked.map((candidate) => {
    const absent = askedInPlaceOf(candidate, asked);
    return {
      ...personReference(candidate),
      role: candidate.role,
      ...(absent && { inPlaceOf: personReference(absent) }),
    };
  });
}

/** Reads in whose place the actor decides a request of the person: nobody's where they have the person in scope themselves. */
export async function readInPlaceOf(
  database: Reader,
  actor: { id: string },
  userId: string,
  today: CalendarDate,
): Promise<PersonReference | undefined> {
  const candidates = await readCandidates(database, userId, today);
  const own = candidates.find(({ id }) => id === actor.id);
  const absent = own && askedInPlaceOf(own, candidates);
  return absent?.isManagerInScope ? personReference(absent) : undefined;
}

/** Who reckoned with an absence, and is told that it does not come: nobody while it was not approved. */
export async function readApproversToTell(
  database: Reader,
  { requesterId, status }: { requesterId: string; status: RequestStatus },
  { actor, today }: { actor: { id: string }; today: CalendarDate },
): Promise<Approver[]> {
  if (status !== 'APPROVED') return [];
  const asked = askedOf(await readCandidates(database, requesterId, today));
  return asked.filter(({ id }) => id !== actor.id);
}
