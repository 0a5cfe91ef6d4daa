import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

const days = ['2026-01-02', '2026-04-07', '2026-11-22', '2027-12-20', '2028-02-29'];

describe.each(days)('on %s', (today) => {
  let app: TestApp;
  let hr: TestActor;
  beforeAll(async () => {
    app = await testApp({ today, config: { isDemo: true } });
    hr = await app.signedIn('HR_ADMIN');
  });
  afterAll(() => app.close());

  const peopleOf = async (place: string) => {
    const { rows } = await app.pool.query(
      `SELECT DISTINCT users.id, users.name FROM users JOIN person_terms ON users.id = user_id
       JOIN places ON places.id = place_id WHERE places.name = $1 ORDER BY users.name`,
      [place],
    );
    return rows as { id: string; name: string }[];
  };
  const accountOf = async (userId: string) => (await hr.get(`/vacation/accounts?userId=${userId}`)).json();
  const linesOf = async (userId: string, type: string) =>
    (
      await hr.get(
        `/vacation/accounts/${type}/entries?userId=${userId}&from=${today.slice(0, 4)}-01-01&to=2029-12-31`,
      )
    ).json().entries;

  test('no vacation is overdrawn, and people of every plan may report a sick child', async () => {
    for (const place of ['Bavaria', 'England']) {
      for (const { id, name } of await peopleOf(place)) {
        const accounts: { type: string; bookable: number | null }[] = await accountOf(id);
        const bookableOf = (type: string) => accounts.find((each) => each.type === type)?.bookable;
        expect(bookableOf('VACATION'), name).toBeGreaterThanOrEqual(0);
        expect(bookableOf('SICK_CHILD'), name).toBeNull();
      }
    }
  });

  test('people in Bavaria carry days over until the end of March', async () => {
    const people = await peopleOf('Bavaria');
    expect(people).toHaveLength(6);
    for (const { id } of people) {
      const lines: { kind: string; date: string }[] = await linesOf(id, 'VACATION');
      const lapses = lines.filter(({ kind }) => kind === 'LAPSED');
      expect(lapses.length).toBeGreaterThan(0);
      for (const { date } of lapses) expect(date.slice(5)).toBe('03-31');
    }
  });

  test('a holiday added later has returned one day to one person', async () => {
    const viktor = (await peopleOf('Bavaria')).find(({ name }) => name === 'Viktor Horváth');
    const lines: { kind: string; amount: number }[] = await linesOf(viktor?.id ?? '', 'VACATION');
    expect(lines.filter(({ kind }) => kind === 'REFUND').map(({ amount }) => amount)).toEqual([1]);
  });

  test('there are a half holiday, a part-time schedule with an effective day, half days, and a request for HR only', async () => {
    const { rows } = await app.pool.query(
      `
      SELECT (SELECT count(*)::int FROM public_holidays WHERE half = 'PM') AS "halfHolidays",
        (SELECT count(*)::int FROM person_terms JOIN work_schedules ON work_schedules.id = schedule_id
          WHERE work_schedules.name = 'Four days' AND effective_from BETWEEN '2000-01-01' AND $1) AS "partTimers",
        (SELECT count(*)::int FROM time_off_requests WHERE start_half = end_half) AS "halfDays",
        (SELECT count(*)::int FROM time_off_requests JOIN leave_types ON code = type
          WHERE shown_to = 'HR' AND status = 'APPROVED') AS "forHrOnly",
        (SELECT count(*)::int FROM time_off_requests JOIN leave_types ON code = type
          WHERE NOT needs_approval AND decided_by_id IS NULL) AS notices`,
      [today],
    );
    expect(rows).toEqual([{ halfHolidays: 4, partTimers: 2, halfDays: 2, forHrOnly: 1, notices: 1 }]);
  });
});

test('an existing demo company stays unchanged', async () => {
  const app = await testApp({ config: { isDemo: true } });
  await app.seed();
  const { rows } = await app.pool.query('SELECT name FROM places ORDER BY created_at, name');
  expect(rows.map(({ name }) => name)).toEqual(['Company', 'Bavaria', 'England']);
  await app.close();
});
