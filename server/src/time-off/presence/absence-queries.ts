import type { Viewer } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import { addDays, type CalendarDate, latestDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import { typeAsSeen } from '@almanac/domain/leave/leave-type';
import type { AwayPerson, TypedAbsence } from '@almanac/domain/time-off/presence/absences-as-seen';
import { statusesThatHoldDays } from '@almanac/domain/time-off/requests/request-status';
import { sql } from 'kysely';
import { readTypesByCode } from '../../leave/type-queries.ts';
import type { People } from '../../people/accounts/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { withoutNulls } from '../../platform/database/without-nulls.ts';
import { peopleInApprovalScope, teammatesOf } from '../../teams/members/scope-queries.ts';
import { absencesIn, type Group, inGroup } from './queries.ts';

function membersOf(seen: People, asked: Period & Group) {
  return inGroup(seen, asked).where('person.isActive', '=', true);
}

/** Counts the days of the period on which the people who are active and in the group are away. */
export async function countDaysAway(
  database: Reader,
  seen: People,
  { startDate, endDate, ...group }: Period & Group,
): Promise<number> {
  const first = sql<string>`greatest(absence.start_date, ${startDate}::date)`;
  const last = sql<string>`least(absence.end_date, ${endDate}::date)`;
  const { days } = await database
    .selectFrom(absencesIn({ startDate, endDate }).as('absence'))
    .innerJoin(
      membersOf(seen, { startDate, endDate, ...group }).as('person'),
      'person.id',
      'absence.requesterId',
    )
    .select(sql<number>`coalesce(sum(${last} - ${first} + 1), 0)::int`.as('days'))
    .executeTakeFirstOrThrow();
  return days;
}

/** Nobody is free for longer by schedule and holidays alone: what begins after the period follows only upon what ends in its last days. */
const longestGap = 28;
/** For how long before the period it is looked where what reaches into it began. */
const longestWayBack = 366;

interface Sight {
  seen: People;
  viewer: Viewer;
  today: CalendarDate;
}

/**
 * Reads the people who are active, in the group and away on days of the period, by name: with their absences then, and with
 * those outside the period that they may be part of or that may follow upon them.
 */
export async function readPeopleAway(
  database: Reader,
  { seen, viewer, today }: Sight,
  asked: Period & Group,
): Promise<AwayPerson[]> {
  const { startDate, endDate } = asked;
  const inScope = peopleInApprovalScope(viewer, today).clearSelect().select('person.id');
  const rows = await database
    .selectFrom(absencesIn({ startDate, endDate }).as('absence'))
    .innerJoin(membersOf(seen, asked).as('member'), 'member.id', 'absence.requesterId')
    .select(spanColumns)
    .select(['member.name', 'member.email', 'member.employmentStart', 'member.employmentEnd'])
    .select((eb) => [
      eb('member.id', 'in', teammatesOf(viewer.id, { startDate, endDate })).as('isOfOwnTeam'),
      eb('member.id', 'in', inScope).as('isInScope'),
    ])
    .orderBy('member.sorted')
    .orderBy('member.id')
    .execute();
  const around = await readAround(database, rows, { startDate, endDate });
  const types = await readTypesByCode(database);
  return [...Map.groupBy(rows, ({ requesterId }) => requesterId)].flatMap(([id, [person, ...others]]) => {
    if (!person) return [];
    const { name, email, isOfOwnTeam, isInScope, employmentStart, employmentEnd } = person;
    const by = { role: viewer.role, isRequester: id === viewer.id };
    const absences = [person, ...others, ...(around.get(id) ?? [])].map(
      ({ type, startHalf, endHalf, ...days }): TypedAbsence => ({
        startDate: days.startDate,
        startHalf,
        endDate: days.endDate,
        endHalf,
        type: typeAsSeen(types.get(type), by, isInScope === true).code,
      }),
    );
    const employment = withoutNulls({ employmentStart, employmentEnd });
    const called = personName({ name, email });
    return [{ id, name: called, isOfOwnTeam: isOfOwnTeam === true, absences, ...employment }];
  });
}

const spanColumns = [
  'absence.requesterId',
  'absence.type',
  'absence.startDate',
  'absence.startHalf',
  'absence.endDate',
  'absence.endHalf',
] as const;

type Span = Period & { requesterId: string };

/** Reads what those are away for before the period who are away on its first day, and after it who are away in its last days. */
async function readAround(database: Reader, absences: readonly Span[], { startDate, endDate }: Period) {
  const idsOf = (those: readonly Span[]) => [...new Set(those.map(({ requesterId }) => requesterId))];
  const fromBefore = idsOf(absences.filter((absence) => absence.startDate <= startDate));
  const toTheEnd = idsOf(absences.filter((absence) => absence.endDate >= addDays(endDate, -longestGap)));
  const before = { startDate: addDays(startDate, -longestWayBack), endDate: addDays(startDate, -1) };
  const after = { startDate: addDays(endDate, 1), endDate: latestDate };
  const rows = await database
    .selectFrom(absencesIn({ startDate: before.startDate, endDate: latestDate }).as('absence'))
    .select(spanColumns)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('absence.endDate', '<=', before.endDate),
          eb('absence.requesterId', '=', eb.fn.any(eb.val(fromBefore))),
        ]),
        eb.and([
          eb('absence.startDate', '>=', after.startDate),
          eb('absence.requesterId', '=', eb.fn.any(eb.val(toTheEnd))),
        ]),
      ]),
    )
    .execute();
  return Map.groupBy(rows, ({ requesterId }) => requesterId);
}

/** Reads which request the person is away by, or would be, today or on the next day after it. */
export async function readIdOfNextAbsence(
  database: Reader,
  userId: string,
  today: CalendarDate,
): Promise<string | undefined> {
  const absence = await database
    .selectFrom(absencesIn({ startDate: today, endDate: latestDate }, statusesThatHoldDays).as('absence'))
    .select('absence.id')
    .where('absence.requesterId', '=', userId)
    .orderBy('absence.startDate')
    .orderBy('absence.startHalf')
    .executeTakeFirst();
  return absence?.id;
}
