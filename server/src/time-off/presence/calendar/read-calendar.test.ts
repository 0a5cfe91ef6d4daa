import { type AbsenceVisibility, absenceVisibilities } from '@almanac/domain/access/absence-scope';
import { type Role, roles } from '@almanac/domain/access/role';
import {
  Calendar,
  type CalendarAbsence,
  mostCalendarAbsences,
} from '@almanac/domain/time-off/presence/calendar/calendar-schema';
import type { Coverage, VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { type HalfDaySpan, partWithin } from '@almanac/domain/work-time/half-day';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CalendarCompany,
  calendarPeriod,
  foundCalendarCompany,
} from '../../../testing/calendar-company.ts';
import { setSettings } from '../../../testing/factories.ts';
import { countStatements } from '../../../testing/statements.ts';

const { startDate: first, endDate: last } = calendarPeriod;
const period = `startDate=${first}&endDate=${last}`;

let company: CalendarCompany;
beforeAll(async () => {
  company = await foundCalendarCompany();
});
afterAll(async () => {
  await company.app.close();
});

async function answerTo(role: Role, visibility: AbsenceVisibility, path: string) {
  const { cookie } = company.viewers[role];
  await setSettings(company.app.database, { absenceVisibility: visibility });
  return company.app.server.inject({ url: `/api/vacation${path}`, headers: { cookie } });
}

async function read(role: Role, visibility: AbsenceVisibility, path: string) {
  const answer = await answerTo(role, visibility, path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const statedSpan = ({ startDate, endDate, startHalf, endHalf }: HalfDaySpan) => [
  startDate,
  startHalf ?? 'AM',
  endDate,
  endHalf ?? 'PM',
];

/** What the list call returns for the period, without days outside the employment. */
async function listed(role: Role, visibility: AbsenceVisibility, filters: string) {
  const path = `?${period}&status=PENDING&status=APPROVED&limit=1000${filters}`;
  const { data, pagination } = await read(role, visibility, path);
  expect(pagination.totalPages).toBeLessThan(2);
  return (data as TimeOffRequest[]).flatMap((request) => {
    const { id, requester, type, status, minutes, employedDays } = request;
    if (employedDays === null) return [];
    const part = employedDays ? partWithin(employedDays, request) : request;
    if (!part || part.startDate > last || part.endDate < first) return [];
    return [{ id, userId: requester.id, type, status, minutes, span: statedSpan(part) }];
  });
}

/** What the call of absences returns for people whose requests the caller does not see. */
async function told(role: Role, visibility: AbsenceVisibility, filters: string) {
  const absences: VisibleAbsence[] = await read(role, visibility, `/absences?${period}${filters}`);
  return absences
    .filter(({ user }) => !company.sightOf[role].has(user.id))
    .map(({ user, type, minutes, ...span }) => ({
      userId: user.id,
      type,
      status: 'APPROVED',
      minutes,
      span: statedSpan(span),
    }));
}

const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();

function rowOf({ id, userId, type, status, minutes, ...span }: CalendarAbsence) {
  return { id, userId, type, status, minutes, span: statedSpan(span) };
}

const cases = absenceVisibilities.flatMap((visibility) => roles.map((role) => ({ visibility, role })));

describe.each(cases)('with visibility $visibility, to $role', ({ visibility, role }) => {
  test.each([
    ['everyone', () => ['', '']],
    [
      'a department',
      () => [`&departmentId=${company.departmentId}`, `&departmentId=${company.departmentId}`],
    ],
    ['a team', () => [`&teamId=${company.ledTeamId}`, `&teamId=${company.ledTeamId}`]],
    ['a person', () => [`&userId=${company.someoneId}`, `&requesterId=${company.someoneId}`]],
  ] as const)('the calendar of %s shows what the two lists return', async (_, filtersOf) => {
    const [filters = '', ofList = ''] = filtersOf();
    const calendar = Calendar.parse(await read(role, visibility, `/calendar?${period}${filters}`));
    const [ofSight, ofColleagues] = [true, false].map((isInSight) =>
      calendar.absences.filter(({ userId }) => company.sightOf[role].has(userId) === isInSight).map(rowOf),
    );
    expect(inOrder(ofSight ?? [])).toEqual(inOrder(await listed(role, visibility, ofList)));
    expect(inOrder((ofColleagues ?? []).map(({ id: _id, ...row }) => row))).toEqual(
      inOrder(await told(role, visibility, filters)),
    );
    const people = new Map(calendar.people.map((person) => [person.id, person]));
    expect(people.size).toBe(calendar.people.length);
    for (const { userId } of calendar.absences) expect(people.has(userId)).toBe(true);
    for (const { id, worksAs } of calendar.people)
      expect(worksAs !== undefined).toBe(company.sightOf[role].has(id));
    expect(new Set(calendar.absences.map(({ id }) => id)).size).toBe(calendar.absences.length);
    expect(calendar.truncated).toBe(false);
  });

  test('only the scope leaves out the colleagues, and nothing else', async () => {
    const all = Calendar.parse(await read(role, visibility, `/calendar?${period}`));
    const scope = Calendar.parse(await read(role, visibility, `/calendar?${period}&only=scope`));
    const isInSight = (id: string) => company.sightOf[role].has(id);
    expect(scope).toEqual({
      ...all,
      people: all.people.filter(({ id }) => isInSight(id)),
      absences: all.absences.filter(({ userId }) => isInSight(userId)),
    });
  });
});

test.each(roles.filter((role) => role !== 'EMPLOYEE'))(
  'the coverage that %s gets is that of the report',
  async (role) => {
    const { days }: Coverage = await read(role, 'none', `/reports/coverage?${period}`);
    const { coverage } = Calendar.parse(await read(role, 'company', `/calendar?${period}`));
    expect(coverage.map(({ date, people, away }) => ({ date, people, away }))).toEqual(
      days.filter(({ people }) => people > 0),
    );
    for (const { people, away, percentAway } of coverage) {
      expect(percentAway).toBeCloseTo((away / people) * 100, 0);
    }
  },
);

test('invalid periods and ids are refused, unknown ones are empty', async () => {
  const asked = (query: string) => answerTo('HR_ADMIN', 'none', `/calendar?${query}`);
  for (const [query, field] of [
    ['startDate=2026-03-02&endDate=2026-03-01', 'endDate'],
    ['startDate=2026-01-01&endDate=2026-04-03', 'endDate'],
    ['endDate=2026-04-02', 'startDate'],
    [`${period}&userId=someone`, 'userId'],
    [`${period}&only=me`, 'only'],
  ] as const) {
    const answer = await asked(query);
    expect(answer.statusCode, query).toBe(400);
    expect(answer.json().issues[0].path).toBe(field);
  }
  expect((await asked('startDate=2026-01-01&endDate=2026-04-02')).statusCode).toBe(200);
  const nobody = (await asked(`${period}&teamId=01900000-0000-7000-8000-000000000001`)).json();
  expect(nobody).toEqual({
    people: [],
    absences: [],
    holidays: [],
    places: [],
    works: [],
    coverage: [],
    truncated: false,
  });
});

test('one statement reads the calendar', async () => {
  const { app, viewers } = company;
  const counter = countStatements(app.servicePool);
  for (const role of roles) {
    const sent = await counter.statementsOf(() => viewers[role].get(`/vacation/calendar?${period}`));
    expect(sent.filter((text) => text.includes('time_off_requests'))).toHaveLength(1);
    // Beside it: the session, the settings, and once a day the check for ended employments.
    expect(sent.length).toBeLessThanOrEqual(4);
  }
});

test('at most 5,000 absences are returned, the earliest ones', async () => {
  const { pool } = company.app;
  await pool.query(
    `WITH person AS (
       INSERT INTO users (id, email, name, email_verified, has_signed_in, created_on)
       SELECT gen_random_uuid(), 'away-' || n || '@example.com', 'Away ' || n, true, true, '2020-01-01'
       FROM generate_series(1, 55) AS n RETURNING id
     )
     INSERT INTO time_off_requests (id, requester_id, type, start_date, end_date, end_half)
     SELECT gen_random_uuid(), person.id, 'VACATION', day, day, 'AM'
     FROM person, generate_series(DATE '2027-01-01', DATE '2027-04-02', interval '1 day') AS day`,
  );
  const asked = async (endDate: string) =>
    Calendar.parse(await read('HR_ADMIN', 'none', `/calendar?startDate=2027-01-01&endDate=${endDate}`));
  const [all, some] = [await asked('2027-03-31'), await asked('2027-04-02')];
  expect([all.truncated, all.absences.length]).toEqual([false, 55 * 90]);
  expect([some.truncated, some.absences.length]).toEqual([true, mostCalendarAbsences]);
  expect(some.absences.slice(0, all.absences.length)).toEqual(all.absences);
});
