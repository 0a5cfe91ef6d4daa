import { personName } from '@almanac/domain/access/person-name';
import type { Role } from '@almanac/domain/access/role';
import type { PersonReference } from '@almanac/domain/access/schema';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { isTypeShown, type LeaveType } from '@almanac/domain/leave/leave-type';
import { whoIsAsked } from '@almanac/domain/time-off/requests/escalation';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import { people } from '../../people/accounts/people-queries.ts';
import { personReference } from '../../people/accounts/person-reference.ts';
import type { Reader } from '../../platform/database/database.ts';
import { managersOf } from '../../teams/members/scope-queries.ts';

/** Somebody who has the requester in scope. */
export interface Approver extends PersonReference {
  role: Role;
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
  const candidates = await readCandidates(database, userId, today);
  const deciders = candidates.filter((candidate) => isTypeShown(type, candidate, true));
  return { mailed: askedOf(deciders), deciders: deciders.length };
}

/** Reads who is asked to decide a person's requests of the type, mailed or not. */
export async function readAskedOf(
  database: Reader,
  userId: string,
  today: CalendarDate,
  type: Pick<LeaveType, 'shownTo'>,
): Promise<{ id: string; name: string }[]> {
  const candidates = await readCandidates(database, userId, today);
  const asked = whoIsAsked(candidates.filter((candidate) => isTypeShown(type, candidate, true)));
  return asked.map(({ id, name, email }) => ({ id, name: personName({ name, email }) }));
}

/** Reads the active people who have the person in scope. */
function readCandidates(database: Reader, userId: string, today: CalendarDate) {
  const managers = managersOf([userId], today);
  return database
    .selectFrom(people.as('candidate'))
    .select(({ eb }) => [
      'candidate.id',
      'candidate.name',
      'candidate.email',
      'candidate.role',
      'candidate.mailsRequestsToDecide as isMailed',
      eb('candidate.id', 'in', managers).$castTo<boolean>().as('isManagerInScope'),
    ])
    .where('candidate.id', '<>', userId)
    .where('candidate.isActive', '=', true)
    .where((eb) =>
      eb.or([eb('candidate.role', 'in', ['HR_ADMIN', 'SYSTEM_ADMIN']), eb('candidate.id', 'in', managers)]),
    )
    .orderBy('candidate.email')
    .execute();
}

function askedOf(candidates: Awaited<ReturnType<typeof readCandidates>>): Approver[] {
  const asked = whoIsAsked(candidates.filter(({ isMailed }) => isMailed));
  return asked.map(({ role, ...person }) => ({ ...personReference(person), role }));
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
