import { canAccessUserData, mayViewAdminPanel } from '@almanac/domain/access/permissions';
import type { PersonReference } from '@almanac/domain/access/schema';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Event } from '@almanac/domain/events/event';
import { allowed, type Decision, notFound, refuse } from '@almanac/domain/refusal';
import { balanceRead } from '@almanac/domain/time-off/balances/events';
import { message } from '@almanac/domain/time-off/balances/messages/message';
import { change } from '../../audit/change.ts';
import { namedPerson } from '../../audit/named-person.ts';
import { readLoggedSubjects } from '../../audit/queries.ts';
import { isAmong } from '../../people/accounts/records/people-queries.ts';
import { doesUserExist, readUser } from '../../people/accounts/records/queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import { visiblePeople } from '../../teams/members/scope-queries.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { lockBalanceReadsOf } from './adjustments/store.ts';

const notAllowed = refuse('FORBIDDEN', message('time-off.balances.personForbidden'));

/** Whether the caller may see the person's balances: their own, or of someone in their scope. */
export async function checkBalanceVisible(
  { actor, database, today }: TimeOffContext,
  userId: string,
): Promise<Decision<'FORBIDDEN' | 'NOT_FOUND'>> {
  if (userId === actor.id) return allowed;
  if (!canAccessUserData(actor, userId)) return notAllowed;
  if (await isAmong(database, visiblePeople(actor, today), userId)) return allowed;
  return (await doesUserExist(database, userId)) ? notAllowed : notFound(message('time-off.balances.user'));
}

// Screens refetch often, so the log has one read per ten minutes.
const unloggedMilliseconds = 600_000;

/** Logs that an administrator read someone else's balance. */
export async function recordBalanceRead(
  context: TimeOffContext,
  userId: string,
  leaveYearStart: CalendarDate,
): Promise<void> {
  const { actor, database } = context;
  if (!mayViewAdminPanel(actor) || userId === actor.id) return;
  const person = await readUser(database, userId);
  if (person) await recordBalanceReads(context, [{ person, leaveYearStart }]);
}

export interface BalanceRead {
  person: PersonReference;
  leaveYearStart: CalendarDate;
}

/** As `recordBalanceRead`, for several people. */
export async function recordBalanceReads(
  context: TimeOffContext,
  reads: readonly BalanceRead[],
): Promise<void> {
  const { actor, database, now } = context;
  const others = reads.filter(({ person }) => person.id !== actor.id);
  if (!mayViewAdminPanel(actor) || others.length === 0) return;
  const eventsToWrite = async (reader: Reader) => {
    const logged = await readLoggedSubjects(reader, {
      action: 'balance.read',
      actorId: actor.id,
      subjectIds: others.map(({ person }) => person.id),
      since: new Date(now.getTime() - unloggedMilliseconds),
    });
    return others.filter(({ person }) => !logged.has(person.id)).map(balanceReadEvent);
  };
  if ((await eventsToWrite(database)).length === 0) return;
  // The idempotency key belongs to the caller's change, not to this log entry.
  await change({ ...context, idempotencyKey: undefined }, async (writer) => {
    await lockBalanceReadsOf(writer, actor.id);
    const [first, ...more] = await eventsToWrite(writer);
    return first ? { result: null, events: [first, ...more] } : unchanged(null);
  });
}

function balanceReadEvent({ person, leaveYearStart }: BalanceRead): Event {
  return balanceRead({
    entityId: person.id,
    subject: namedPerson(person),
    changes: [{ field: 'leaveYear', to: leaveYearStart }],
  });
}
