import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPlace, giveHolidays } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  admin = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());

interface Suggestion {
  date: string;
  name: string;
  half?: string;
  preselected: boolean;
}

async function suggested(query: string): Promise<Suggestion[]> {
  const answer = await admin.get(`/admin/leave/places/suggestions?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const worked = ({ date }: Suggestion) => ![0, 6].includes(new Date(date).getUTCDay());

describe('the public holidays on working days of 2026', () => {
  test.each([
    [
      'country=DE&region=BY',
      '01-01 01-06 04-03 04-06 05-01 05-14 05-25 06-04 12-25',
      'Bavaria, whose holidays of Christmas Eve and New Year’s Eve are no public ones',
    ],
    ['country=DE&region=DE-BE', '01-01 04-03 04-06 05-01 05-14 05-25 12-25', 'Berlin'],
    ['country=GB&region=ENG', '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28', 'England, with substitutes'],
    ['country=US', '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25', 'the United States'],
    ['country=NL', '01-01 04-06 04-27 05-14 05-25 12-25', 'the Netherlands'],
  ])('%s: %s: %s', async (query, days) => {
    const all = await suggested(`${query}&year=2026`);
    const dates = all.filter((each) => each.preselected && worked(each)).map(({ date }) => date.slice(5));
    expect(dates.join(' ')).toBe(days);
  });
});

test('half holidays are suggested as afternoons, other days unticked', async () => {
  const all = await suggested('country=DE&region=BY&year=2027');
  expect(all.find(({ date }) => date === '2027-12-24')).toEqual({
    date: '2027-12-24',
    name: 'Christmas Eve',
    half: 'PM',
    preselected: false,
  });
  expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).sort());
  expect(new Set(all.map(({ date }) => date)).size).toBe(all.length);
});

test('countries and their regions have names', async () => {
  const countries = (await admin.get('/admin/leave/places/countries')).json();
  const germany = countries.find(({ code }: { code: string }) => code === 'DE');
  expect(countries.length).toBeGreaterThan(200);
  expect(germany).toMatchObject({ name: 'Germany' });
  expect(germany.regions).toContainEqual({ code: 'BY', name: 'Bayern' });
  expect(germany.regions).toContainEqual({ code: 'BY-A', name: 'Bayern, Stadt Augsburg' });
});

test('a part of a region may have a holiday of its own', async () => {
  const all = await suggested('country=DE&region=BY-A&year=2026');
  expect(all.find(({ date }) => date === '2026-08-08')).toMatchObject({ preselected: true });
});

test.each([
  ['country=XX&year=2026', 'country', 'No holidays are known for the country XX'],
  ['country=DE&region=XX&year=2026', 'region', 'No holidays are known for the region XX of Germany'],
  ['country=DE&year=26', 'year', 'Year must be a year between 1900 and 2199'],
  ['country=DE&year=2200', 'year', 'Year must be a year between 1900 and 2199'],
  ['year=2026', 'country', 'Country is required'],
])('%s is refused at %s', async (query, path, message) => {
  const answer = await admin.get(`/admin/leave/places/suggestions?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path, message }] });
});

test('the holidays of a place are read by year', async () => {
  const { place, plan, schedule } = await createPlace(app.database, 'Munich');
  await giveHolidays(app.database, place, ['2026-12-24/PM', '2026-01-01', '2027-01-01']);
  const answer = await admin.get(`/admin/leave/places/${place}/holidays/2026`);
  expect(answer.json()).toEqual({
    id: place,
    version: 1,
    year: 2026,
    holidays: [
      { date: '2026-01-01', name: 'Holiday of 2026-01-01' },
      { date: '2026-12-24', name: 'Holiday of 2026-12-24', half: 'PM' },
    ],
  });
  const listed = (await admin.get('/admin/leave/places')).json();
  expect(listed).toContainEqual({
    id: place,
    version: 1,
    name: 'Munich',
    planId: plan,
    scheduleId: schedule,
    years: [
      { year: 2026, holidays: 2 },
      { year: 2027, holidays: 1 },
    ],
  });
  const schedules = (await admin.get('/admin/leave/schedules')).json();
  expect(schedules).toContainEqual(expect.objectContaining({ id: schedule, version: 1 }));
});
