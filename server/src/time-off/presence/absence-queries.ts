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

/** The absences on days of the period on which the people are employed who are active and in the group, with them. */
function selectAway(database: Reader, seen: People, { startDate, endDate, ...group }: Period & Group) {
  const period = { startDate, endDate };
  const members = inGroup(seen, { ...period, ...group }).where('person.isActive', '=', true);
  const first = sql<string>`greatest(absence.start_date, member.employment_start, ${startDate}::date)`;
  const last = sql<string>`least(absence.end_date, member.employment_end, ${endDate}::date)`;
  return {
    absences: database
      .selectFrom(absencesIn(period).as('absence'))
      .innerJoin(members.as('member'), 'member.id', 'absence.requesterId')
      .where(sql<boolean>`${first} <= ${last}`),
    days: sql<number>`coalesce(sum(${last} - ${first} + 1), 0)::int`,
  };
}

/** Counts the days of the period on which the people who are active and in the group are away. */
export async function countDaysAway(database: Reader, seen: People, asked: Period & Group): Promise<number> {
  const { absences, days } = selectAway(database, seen, asked);
  return (await absences.select(days.as('days')).executeTakeFirstOrThrow()).days;
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
 * Reads the people who are active, in the group and away on days of the period, by name, and how many they are: of the first
 * ones, people of the own teams before others and who is away first before who is later, their absences then, and those outside
 * of the period that they may be part of or that may follow upon them.
 */
export async function readPeopleAway(
  database: Reader,
  { seen, viewer, today }: Sight,
  { limit, ...asked }: Period & Group & { limit?: number | undefined },
): Promise<{ people: AwayPerson[]; total: number }> {
  const period = { startDate: asked.startDate, endDate: asked.endDate };
  const inScope = peopleInApprovalScope(viewer, today).clearSelect().select('person.id');
  const rows = await selectAway(database, seen, asked)
    .absences.select(spanColumns)
    .select(['member.name', 'member.email', 'member.employmentStart', 'member.employmentEnd'])
    .select((eb) => [
      eb
        .or([eb('member.id', '=', viewer.id), eb('member.id', 'in', teammatesOf(viewer.id, period))])
        .as('isOfOwnTeam'),
      eb('member.id', 'in', inScope).as('isInScope'),
    ])
    .orderBy('member.sorted')
    .orderBy('member.id')
    .orderBy('absence.startDate')
    .execute();
  const everybody = [...Map.groupBy(rows, ({ requesterId }) => requesterId).values()];
  const chosen = firstOf(everybody, limit);
  const around = await readAround(database, chosen.flat(), period);
  const types = await readTypesByCode(database);
  const people = chosen.flatMap((ofPerson) => {
    const [person] = ofPerson;
    if (!person) return [];
    const { requesterId: id, name, email, isOfOwnTeam, isInScope, employmentStart, employmentEnd } = person;
    const by = { role: viewer.role, isRequester: id === viewer.id };
    const absences = [...ofPerson, ...(around.get(id) ?? [])].map(
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
  return { people, total: everybody.length };
}

/** Those of the people, each with their absences in order, who are of the own teams or away first. */
function firstOf<Row extends { isOfOwnTeam: unknown; startDate: CalendarDate }>(
  people: readonly Row[][],
  limit: number | undefined,
): readonly Row[][] {
  if (limit === undefined || people.length <= limit) return people;
  const rankOf = ([first]: Row[]) => `${first?.isOfOwnTeam === true ? 0 : 1} ${first?.startDate}`;
  const ranked = people.map((person, index) => ({ person, index, rank: rankOf(person) }));
  const first = ranked
    .toSorted((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0))
    .slice(0, limit);
  // They stay in the order of their names, in which those of the same day are told.
  return first.toSorted((one, other) => one.index - other.index).map(({ person }) => person);
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
