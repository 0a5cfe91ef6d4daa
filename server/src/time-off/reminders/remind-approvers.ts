import { system } from '@almanac/domain/access/principal';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Event } from '@almanac/domain/events/event';
import { approversReminded } from '@almanac/domain/time-off/events';
import { change } from '../../audit/change.ts';
import { namedPerson } from '../../audit/named-person.ts';
import { type ChangeContext, unchanged } from '../../platform/use-case/change.ts';
import { readKnownRequests } from '../requests/queries.ts';
import { requestState } from '../requests/records/request-state.ts';
import { findNewApprovers } from './new-approvers.ts';
import type { Reminder } from './queries.ts';
import { type RemindedRequest, reminderNotice } from './reminder-notice.ts';
import { type DueReminder, findDueReminders, type ReminderRules } from './reminders-due.ts';
import { insertReminders } from './store.ts';

type Context = Pick<ChangeContext, 'database' | 'jobs' | 'react'>;

/**
 * Mails deciders about pending requests: new ones and deputies at once, the others after the waiting time, then the next
 * level. At most one mail per person and day, and one per request and reason, however many instances run.
 */
export async function remindApprovers(
  context: Context,
  settings: ReminderRules,
  today: CalendarDate,
): Promise<void> {
  const due = await findDueReminders(context.database, settings, today);
  const personOf = ({ requestId, userId }: Reminder) => `${requestId} ${userId}`;
  const reminded = new Set(due.map(personOf));
  const others = await findNewApprovers(context.database, settings, today);
  await send(context, [...due, ...others.filter((each) => !reminded.has(personOf(each)))]);
}

/** Mails those who now decide pending requests but weren't asked, after a change of who decides. */
export async function tellNewApprovers(
  context: Context,
  settings: Pick<ReminderRules, 'timeZone'>,
  today: CalendarDate,
): Promise<void> {
  await send(context, await findNewApprovers(context.database, settings, today));
}

async function send(context: Context, due: readonly DueReminder[]): Promise<void> {
  if (due.length === 0) return;
  await change({ ...context, actor: system }, async (writer) => {
    const given = new Set((await insertReminders(writer, due)).map(keyOf));
    const told = due.filter((each) => given.has(keyOf(each)));
    const requests = await readKnownRequests(writer, [...new Set(told.map(({ requestId }) => requestId))]);
    const reminders = told.flatMap((each): RemindedRequest[] => {
      const request = requests.get(each.requestId);
      return request ? [{ ...each, request }] : [];
    });
    const [first, ...others] = [...Map.groupBy(reminders, ({ requestId }) => requestId).values()].flatMap(
      eventOf,
    );
    if (!first) return unchanged(null);
    const notices = [...Map.groupBy(reminders, ({ userId }) => userId).values()].flatMap((ofOne) =>
      reminderNotice(onceEach(ofOne)),
    );
    return { result: null, events: [first, ...others], notices };
  });
}

/** The first of two reasons counts. */
function onceEach(reminders: readonly RemindedRequest[]): RemindedRequest[] {
  const first = new Map(reminders.toReversed().map((each) => [each.requestId, each]));
  return reminders.filter((each) => first.get(each.requestId) === each);
}

function keyOf({ requestId, userId, kind }: Reminder): string {
  return `${requestId} ${userId} ${kind}`;
}

function eventOf([first, ...others]: readonly RemindedRequest[]): Event[] {
  if (!first) return [];
  const { request } = first;
  const told = (each: RemindedRequest) => ({ field: 'told' as const, to: namedPerson(each.candidate) });
  return [
    approversReminded({
      entityId: request.id,
      subject: namedPerson(request.requester),
      changes: [told(first), ...others.map(told)],
      data: { request: requestState(request) },
    }),
  ];
}
