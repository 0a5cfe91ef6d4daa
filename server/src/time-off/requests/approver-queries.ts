import type { PersonReference } from '@almanac/domain/access/schema';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { whoIsAsked } from '@almanac/domain/time-off/requests/escalation';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import { people } from '../../people/accounts/people-queries.ts';
import { personReference } from '../../people/accounts/person-reference.ts';
import type { Reader } from '../../platform/database/database.ts';
import { managersOf } from '../../teams/members/scope-queries.ts';

export interface Approvers {
  /** Who is mailed about the person's requests: those who are asked, but for who wants no such mails. */
  mailed: PersonReference[];
  /** How many may decide them, mailed or not. */
  deciders: number;
}

/** Reads who decides a person's requests: never the person. */
export async function readApproversOf(
  database: Reader,
  userId: string,
  today: CalendarDate,
): Promise<Approvers> {
  const managers = managersOf([userId], today);
  const candidates = await database
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
  const asked = whoIsAsked(candidates.filter(({ isMailed }) => isMailed));
  return { mailed: asked.map(personReference), deciders: candidates.length };
}

/** Who reckoned with an absence, and is told that it does not come: nobody while it was not approved. */
export async function readApproversToTell(
  database: Reader,
  { requesterId, status }: { requesterId: string; status: RequestStatus },
  { actor, today }: { actor: { id: string }; today: CalendarDate },
): Promise<PersonReference[]> {
  if (status !== 'APPROVED') return [];
  const { mailed } = await readApproversOf(database, requesterId, today);
  return mailed.filter(({ id }) => id !== actor.id);
}
