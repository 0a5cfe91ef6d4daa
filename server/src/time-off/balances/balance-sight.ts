import { canAccessUserData, mayViewAdminPanel } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { allowed, type Decision, notFound, refuse } from '@almanac/domain/refusal';
import { change } from '../../audit/change.ts';
import { namedPerson, personText } from '../../audit/named-person.ts';
import { isLoggedSince } from '../../audit/queries.ts';
import { isAmong } from '../../people/accounts/people-queries.ts';
import { doesUserExist, readUser } from '../../people/accounts/queries.ts';
import { peopleInSight } from '../../teams/members/scope-queries.ts';
import type { TimeOffContext } from '../requests/context.ts';

const notAllowed = refuse('FORBIDDEN', "You don't have permission to see this person's leave balance");

/** Whether the caller sees what the person has: their own, and that of those whom they have in their scope. */
export async function checkBalanceSight(
  { actor, database, today }: TimeOffContext,
  userId: string,
): Promise<Decision<'FORBIDDEN' | 'NOT_FOUND'>> {
  if (!canAccessUserData(actor, userId)) return notAllowed;
  if (await isAmong(database, peopleInSight(actor, today), userId)) return allowed;
  return (await doesUserExist(database, userId)) ? notAllowed : notFound('User');
}

// A screen asks anew at every glance; the log tells of the first one.
const untoldMilliseconds = 3_600_000;

/** Keeps in the log that an administrator looked at what somebody else has. */
export async function recordBalanceRead(
  context: TimeOffContext,
  userId: string,
  leaveYearStart: CalendarDate,
): Promise<void> {
  const { actor, database, now } = context;
  if (!mayViewAdminPanel(actor) || userId === actor.id) return;
  const since = new Date(now.getTime() - untoldMilliseconds);
  const read = { action: 'balance.read', actorId: actor.id, subjectId: userId, since } as const;
  if (await isLoggedSince(database, read)) return;
  await change(context, async (writer) => {
    const person = await readUser(writer, userId);
    if (!person) return notFound('User');
    return {
      result: null,
      audit: {
        action: 'balance.read',
        entity: 'user',
        entityId: userId,
        subject: namedPerson(person),
        summary: `Looked at the leave balance of ${personText(person)}`,
        changes: [{ field: 'leaveYear', to: leaveYearStart }],
      },
    };
  });
}
