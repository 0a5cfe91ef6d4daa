import { randomUUIDv7 } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { standardWork, type WorkFacts } from '@almanac/domain/work-time/day-of-work';
import { type TimedSpan, withOccupiedHalves } from '@almanac/domain/work-time/hours-of-day';
import { placeWith } from '@almanac/domain/work-time/place';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../platform/database/setup/migrator.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';

const migrations = join(import.meta.dirname, '../../migrations');
const isLater = /^00(5\d|[6-9]\d)/;

const plan = randomUUIDv7();
const weekly = randomUUIDv7();
const fortnightly = randomUUIDv7();
const place = randomUUIDv7();
const [ann, bea] = [randomUUIDv7(), randomUUIDv7()];
const holidays = [
  { date: '2026-08-04', name: 'Morning', half: 'AM' as const },
  { date: '2026-08-05', name: 'Day' },
];
// Mondays to Thursdays; every second week only afternoons.
const week = [240, 240, 240, 240, 180, 300, 240, 240, ...Array<number>(6).fill(0)];
const afternoons = [0, 300, 0, 300, 0, 300, 0, 300, ...Array<number>(6).fill(0)];
const anchor = '2026-08-17';

/** Hours as stored before: of a half or a whole day. */
const requests = [
  { person: ann, date: '2026-08-03', half: undefined, minutes: 60 },
  { person: ann, date: '2026-08-04', half: undefined, minutes: 60 },
  { person: ann, date: '2026-08-05', half: undefined, minutes: 60 },
  { person: ann, date: '2026-08-06', half: undefined, minutes: 300 },
  { person: ann, date: '2026-08-10', half: 'AM', minutes: 60 },
  { person: ann, date: '2026-08-11', half: 'PM', minutes: 60 },
  { person: ann, date: '2026-08-12', half: undefined, minutes: 181 },
  { person: bea, date: '2026-08-03', half: undefined, minutes: 60 },
  { person: bea, date: '2026-08-10', half: undefined, minutes: 60 },
  { person: bea, date: '2026-08-24', half: undefined, minutes: 60 },
  { person: bea, date: '2027-08-30', half: undefined, minutes: 400 },
] as const;
const ids = requests.map(() => randomUUIDv7());

let postgres: TestDatabase;
let folder: string;

beforeAll(async () => {
  postgres = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'almanac-migrations-'));
  await postgres.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await cp(migrations, folder, { recursive: true, filter: (file) => !isLater.test(basename(file)) });
  await migrate(postgres.pool, folder);
  await storeOldRecords();
  await migrate(postgres.pool, migrations);
});
afterAll(async () => {
  await postgres.drop();
  await rm(folder, { recursive: true });
});

async function query(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await postgres.pool.query(statement, values)).rows;
}

async function storeOldRecords(): Promise<void> {
  await query(
    `INSERT INTO users (id, email, name) VALUES ($1, 'ann@example.com', 'Ann'), ($2, 'bea@example.com', 'Bea')`,
    [ann, bea],
  );
  await query(`INSERT INTO leave_plans (id, name, year_start) VALUES ($1, 'Plan', '01-01')`, [plan]);
  await query('INSERT INTO work_schedules (id, name, minutes, anchor) VALUES ($1, $2, $3, NULL)', [
    weekly,
    'W',
    week,
  ]);
  await query('INSERT INTO work_schedules (id, name, minutes, anchor) VALUES ($1, $2, $3, $4)', [
    fortnightly,
    'F',
    [...week, ...afternoons],
    anchor,
  ]);
  await query('INSERT INTO places (id, name, plan_id, schedule_id) VALUES ($1, $2, $3, $4)', [
    place,
    'Place',
    plan,
    weekly,
  ]);
  for (const { date, name, half } of holidays) {
    await query('INSERT INTO public_holidays (id, place_id, date, half, name) VALUES ($1, $2, $3, $4, $5)', [
      randomUUIDv7(),
      place,
      date,
      half ?? null,
      name,
    ]);
  }
  const terms =
    'INSERT INTO person_terms (user_id, effective_from, place_id, plan_id, schedule_id) VALUES ($1, $2, $3, $4, $5)';
  await query(terms, [ann, '2026-08-01', place, plan, weekly]);
  // Bea's first terms begin after some of her requests.
  await query(terms, [bea, '2026-08-09', place, plan, fortnightly]);
  await query(terms, [bea, '2027-01-01', place, plan, weekly]);
  await query(
    `INSERT INTO leave_types (id, code, name, colour, unit, counts, takes_halves, is_paid, is_away, needs_approval, reason, shown_to)
    VALUES ($1, 'ERRAND', 'Errand', 'teal', 'HOUR', 'WORKED', true, true, true, true, 'OPTIONAL', 'EVERYONE')`,
    [randomUUIDv7()],
  );
  for (const [index, { person, date, half, minutes }] of requests.entries()) {
    await query(
      `INSERT INTO time_off_requests (id, requester_id, type, start_date, end_date, start_half, end_half, minutes)
       VALUES ($1, $2, 'ERRAND', $3, $3, $4, $5, $6)`,
      [ids[index], person, date, half ?? 'AM', half ?? 'PM', minutes],
    );
  }
  await query(
    `INSERT INTO time_off_requests (id, requester_id, type, start_date, end_date) VALUES ($1, $2, 'VACATION', '2026-09-01', '2026-09-02')`,
    [randomUUIDv7(), ann],
  );
}

test('hours occupy the halves of a new request, and no record counts as edited', async () => {
  const stored = await query(
    'SELECT id, start_half, end_half, minutes_half, version FROM time_off_requests WHERE minutes IS NOT NULL',
  );
  const byId = new Map(stored.map((row) => [row.id, row]));
  const inPlace = placeWith(holidays);
  const ofWeek = { from: '2026-08-01', place: inPlace, schedule: { minutes: week } };
  const ofTwo = {
    from: '2026-08-09',
    place: inPlace,
    schedule: { minutes: [...week, ...afternoons], anchor },
  };
  const works = new Map<string, WorkFacts>([
    [ann, { terms: [ofWeek] }],
    [bea, { terms: [ofTwo, { ...ofWeek, from: '2027-01-01' }] }],
  ]);
  for (const [index, { person, date, half, minutes }] of requests.entries()) {
    const span: TimedSpan = { startDate: date, endDate: date, startHalf: half, endHalf: half, minutes };
    const { startHalf, endHalf, minutesHalf } = withOccupiedHalves(span, works.get(person) ?? standardWork);
    expect(byId.get(ids[index]), `${date} ${half} ${minutes}`).toEqual({
      id: ids[index],
      start_half: startHalf,
      end_half: endHalf,
      minutes_half: minutesHalf,
      version: 1,
    });
  }
});

test('days without hours stay as they were', async () => {
  expect(
    await query(`SELECT start_half, end_half, minutes_half FROM time_off_requests WHERE type = 'VACATION'`),
  ).toEqual([{ start_half: 'AM', end_half: 'PM', minutes_half: null }]);
});

test('the database refuses a half without hours', async () => {
  await expect(
    query(`UPDATE time_off_requests SET minutes_half = 'AM' WHERE type = 'VACATION'`),
  ).rejects.toMatchObject({ constraint: 'time_off_requests_half_of_minutes_check' });
});
