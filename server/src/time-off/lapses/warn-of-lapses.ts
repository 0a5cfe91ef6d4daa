import { system } from '@almanac/domain/access/principal';
import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Event } from '@almanac/domain/events/event';
import { numberOf } from '@almanac/domain/leave/types/amount';
import type { LeaveType } from '@almanac/domain/leave/types/leave-type';
import {
  availableAtYearStart,
  lapsesAhead,
  needsWarning,
} from '@almanac/domain/time-off/balances/engine/lapse-warnings';
import { lapseWarned } from '@almanac/domain/time-off/balances/events';
import { change } from '../../audit/change.ts';
import { createdFields } from '../../audit/changed-fields.ts';
import { namedPerson } from '../../audit/named-person.ts';
import { readOwnPlans } from '../../leave/plans/plan-queries.ts';
import { readLeaveTypes } from '../../leave/types/type-queries.ts';
import { type LockedPerson, lockPeople } from '../../people/accounts/records/lock-store.ts';
import type { Reader } from '../../platform/database/database.ts';
import { type ChangeContext, unchanged } from '../../platform/use-case/change.ts';
import { inTurns } from '../../platform/work/long-work.ts';
import { readLeaveFacts } from '../balances/facts/leave-facts.ts';
import { readActivePeople, readWarnings, type Warning } from './queries.ts';
import { insertWarnings, saveCheckedThrough } from './store.ts';

type Context = Pick<ChangeContext, 'database' | 'jobs' | 'react'>;

const peopleAtATime = 200;

/**
 * Warns everyone with an account, by mail, of leave that expires soon: once per expiry and stage, however many
 * instances run.
 */
export async function warnOfLapses(context: Context, today: CalendarDate): Promise<void> {
  const { database } = context;
  const ids = await readActivePeople(database);
  const types = await readLeaveTypes(database);
  const ownPlans = await readOwnPlans(database);
  for (let start = 0; start < ids.length; start += peopleAtATime) {
    const userIds = ids.slice(start, start + peopleAtATime);
    const warnings = await findWarnings(database, { userIds, types, ownPlans, today });
    if (warnings.length > 0) await warn(context, { types, warnings, today });
  }
  await saveCheckedThrough(database, addDays(today, -1));
}

interface Search {
  userIds: readonly string[];
  types: readonly LeaveType[];
  ownPlans: ReadonlySet<string>;
  today: CalendarDate;
}

/** The warnings that are due and not sent yet. */
async function findWarnings(
  database: Reader,
  { userIds, types, ownPlans, today }: Search,
): Promise<Warning[]> {
  const given = new Set((await readWarnings(database, userIds, today)).map(keyOf));
  const reminds = new Set(types.filter(({ remindsOfExpiry }) => remindsOfExpiry).map(({ code }) => code));
  const due: Warning[] = [];
  const people = await readLeaveFacts(database, userIds);
  for await (const { userId, accounts } of inTurns(people)) {
    for (const facts of accounts) {
      if (!reminds.has(facts.type.code) && !needsWarning(facts, today)) continue;
      const ahead = [...lapsesAhead(facts, today, ownPlans), ...availableAtYearStart(facts, today)];
      for (const { date: lapsesOn, stage, amount } of ahead) {
        due.push({ userId, type: facts.type.code, lapsesOn, stage, amount });
      }
    }
  }
  return due.filter((warning) => !given.has(keyOf(warning)));
}

function keyOf({ userId, type, lapsesOn, stage }: Omit<Warning, 'amount'>): string {
  return `${userId} ${type} ${lapsesOn} ${stage}`;
}

interface Found {
  types: readonly LeaveType[];
  warnings: readonly Warning[];
  today: CalendarDate;
}

function warn(context: Context, { types, warnings, today }: Found) {
  const typesByCode = new Map(types.map((type) => [type.code, type]));
  return change({ ...context, actor: system }, async (writer) => {
    const locked = await lockPeople(writer, [...new Set(warnings.map(({ userId }) => userId))]);
    const active = new Map(locked.filter(({ isActive }) => isActive).map((person) => [person.id, person]));
    const given = await insertWarnings(
      writer,
      warnings.filter(({ userId }) => active.has(userId)),
      today,
    );
    const [first, ...others] = given.flatMap((warning) => {
      const [person, type] = [active.get(warning.userId), typesByCode.get(warning.type)];
      return person && type ? [warningEvent(person, warning, type)] : [];
    });
    return first ? { result: null, events: [first, ...others] } : unchanged(null);
  });
}

function warningEvent(
  person: LockedPerson,
  { type, lapsesOn, amount }: Warning,
  { unit, name }: LeaveType,
): Event {
  return lapseWarned({
    entityId: person.id,
    subject: namedPerson(person),
    changes: createdFields({ type, amount: numberOf(amount, unit), lapsesOn }, [
      'type',
      'amount',
      'lapsesOn',
    ]),
    data: { typeName: name, unit },
  });
}
