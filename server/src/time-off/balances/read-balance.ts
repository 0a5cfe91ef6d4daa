import { canAccessUserData, mayViewAdminPanel } from '@almanac/domain/access/permissions';
import { isRefusal, notFound, type Outcome, refuse } from '@almanac/domain/refusal';
import { leaveBalance } from '@almanac/domain/time-off/balances/leave-balance';
import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import { change } from '../../audit/change.ts';
import { namedPerson, personText } from '../../audit/named-person.ts';
import { isLoggedSince } from '../../audit/queries.ts';
import { isAmong } from '../../people/accounts/people-queries.ts';
import { doesUserExist, readUser } from '../../people/accounts/queries.ts';
import { peopleInSight } from '../../teams/members/scope-queries.ts';
import type { TimeOffContext } from '../requests/context.ts';
import { readLeaveRecords } from './queries.ts';

const notAllowed = refuse('FORBIDDEN', "You don't have permission to see this person's leave balance");

/** A person's balance, for themselves and for those who have them in their scope. */
export async function readBalance(
  context: TimeOffContext,
  { userId }: { userId: string },
): Promise<Outcome<LeaveBalance, 'FORBIDDEN' | 'NOT_FOUND'>> {
  const { actor, database, today } = context;
  if (!canAccessUserData(actor, userId)) return notAllowed;
  const isSeen = await isAmong(database, peopleInSight(actor, today), userId);
  if (!isSeen && (await doesUserExist(database, userId))) return notAllowed;
  const balance = await readBalanceOf(context, userId);
  const isOfOther = mayViewAdminPanel(actor) && userId !== actor.id;
  if (isOfOther && !isRefusal(balance)) await recordRead(context, userId, balance);
  return balance;
}

// A screen asks anew at every glance; the log tells of the first one.
const untoldMilliseconds = 3_600_000;

/** Keeps in the log that an administrator looked at somebody else's balance. */
async function recordRead(context: TimeOffContext, userId: string, balance: LeaveBalance): Promise<void> {
  const { actor, database, now } = context;
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
        changes: [{ field: 'leaveYear', to: balance.leaveYear.startDate }],
      },
    };
  });
}

/** The person's balance, whoever asks for it. */
export async function readBalanceOf(
  { database, today, leavePolicy }: TimeOffContext,
  userId: string,
): Promise<Outcome<LeaveBalance, 'NOT_FOUND'>> {
  const records = await readLeaveRecords(database, userId);
  return records ? leaveBalance(today, records, leavePolicy) : notFound('User');
}
