import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDepartment, createTeam, createTeamMember, createType } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/mails.ts';
import { offerType } from '../../testing/offered-types.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

const day = '2026-08-03';
const oneDay = { startDate: day, endDate: day };
const hour = { type: 'ERRAND', ...oneDay, minutes: 60 };
const vacation = { type: 'VACATION', ...oneDay };

let app: TestApp;
let hr: TestActor;
let manager: TestActor;
let people: TestActor[];
let teamId: string;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  hr = await app.signedIn('HR_ADMIN');
  await createType(app.database, { code: 'ERRAND', name: 'Errand', unit: 'HOUR', shownTo: 'EVERYONE' });
  await createType(app.database, { code: 'COUNSEL', name: 'Counsel', unit: 'HOUR', shownTo: 'HR' });
  await createType(app.database, {
    code: 'DOCTOR',
    name: 'Doctor',
    unit: 'HOUR',
    takesHalves: false,
    shownTo: 'APPROVERS',
  });
  for (const code of ['ERRAND', 'COUNSEL', 'DOCTOR']) await offerType(app.database, code);
});
beforeEach(async () => {
  const { id: departmentId } = await createDepartment(app.database);
  manager = await app.signedIn('MANAGER', { departmentId: (await createDepartment(app.database)).id });
  people = [];
  for (const name of ['Ann', 'Bea', 'Cem']) {
    people.push(await app.signedIn('EMPLOYEE', { name, departmentId }));
  }
  teamId = (await createTeam(app.database, { departmentId, teamLeadId: manager.id, name: departmentId })).id;
  for (const { id: userId } of people) {
    await createTeamMember(app.database, { teamId, userId, allocationTenths: 1000 });
  }
});
afterAll(() => app.close());

async function taken(person: TestActor, body: object) {
  const answer = await person.post('/vacation', body);
  expect(answer.statusCode, answer.body).toBe(201);
  const { id, version } = answer.json();
  const approval = await manager.post(`/vacation/${id}/approve`, { version });
  expect(approval.statusCode, approval.body).toBe(200);
  return approval.json();
}

const first = () => person(0);
function person(index: number): TestActor {
  const found = people[index];
  if (!found) throw new Error(`There is no person ${index}`);
  return found;
}

describe('an hour of two of three people', () => {
  beforeEach(async () => {
    await taken(person(0), hour);
    await taken(person(1), hour);
  });

  test('is a quarter of a day in statistics and in the report of their team', async () => {
    const stats = (await manager.get('/vacation/stats?year=2026')).json();
    expect(stats.businessDaysByType).toMatchObject({ ERRAND: 0.25 });
    expect(stats.byMonth[7]).toMatchObject({ businessDays: 0.25, businessDaysByType: { ERRAND: 0.25 } });
    const report = (
      await manager.get(`/vacation/reports/team/${teamId}?startDate=2026-08-01&endDate=2026-08-31`)
    ).json();
    expect(report.totals).toMatchObject({ ERRAND: 0.25 });
    const members: { businessDaysByType: Record<string, number> }[] = report.members;
    expect(members.map(({ businessDaysByType }) => businessDaysByType.ERRAND ?? 0)).toEqual([0.13, 0.13, 0]);
  });

  test('is a quarter of one person in the capacity of their team', async () => {
    const { days } = (await manager.get(`/teams/${teamId}/capacity?startDate=${day}&endDate=${day}`)).json();
    expect(days).toEqual([{ date: day, allocatedPercent: 300, absentPercent: 25, availablePercent: 275 }]);
  });

  test("is half a person of the morning for a third person's request", async () => {
    const { coverage } = (await person(2).post('/vacation/preview', vacation)).json();
    expect(coverage).toEqual({ maxPercentageImpact: 50, exceedsCapacityLimit: false, away: 1 });
    const check = (
      await person(2).get(`/vacation/team-capacity/check?startDate=${day}&endDate=${day}`)
    ).json();
    expect(check.impactedDates).toEqual([
      { date: day, onVacation: 1, totalTeamMembers: 3, percentageImpact: 50, exceedsThreshold: false },
    ]);
    expect(check.recommendations).toEqual([]);
  });

  test('leaves only the afternoon to other time off', async () => {
    const other = (half: string) =>
      first().post('/vacation', { ...vacation, startHalf: half, endHalf: half });
    expect((await other('AM')).statusCode).toBe(409);
    expect((await first().post('/vacation', vacation)).statusCode).toBe(409);
    expect((await first().post('/vacation', { ...hour, type: 'DOCTOR' })).statusCode).toBe(409);
    const afternoon = await other('PM');
    expect(afternoon.statusCode, afternoon.body).toBe(201);
    expect(afternoon.json()).toMatchObject({ businessDays: 0.5 });
  });

  test('is read as an hour by colleagues, who are back the same day', async () => {
    const absences = (await person(2).get(`/vacation/absences?startDate=${day}&endDate=${day}`)).json();
    expect(absences).toEqual(
      [0, 1].map((index) => ({
        user: { id: person(index).id, name: ['Ann', 'Bea'][index] },
        ...oneDay,
        startHalf: 'AM',
        endHalf: 'AM',
        minutes: 60,
        type: 'ERRAND',
        backOn: day,
      })),
    );
    const { teammates } = (
      await person(2).get(`/vacation/conflicts/check?startDate=${day}&endDate=${day}`)
    ).json();
    expect(teammates).toMatchObject([
      { type: 'ERRAND', endHalf: 'AM', minutes: 60 },
      { type: 'ERRAND', endHalf: 'AM', minutes: 60 },
    ]);
  });

  test('is 0.13 business days and an hour in the file of requests', async () => {
    const [head = '', row = ''] = (await manager.get(`/vacation/export?requesterId=${first().id}`)).body
      .replace('\uFEFF', '')
      .trim()
      .split('\n');
    const cells = Object.fromEntries(head.split(',').map((name, index) => [name, row.split(',')[index]]));
    expect(cells).toMatchObject({
      startHalf: 'AM',
      endHalf: 'AM',
      minutes: '60',
      businessDays: '0.13',
      amount: '1',
    });
  });
});

describe('hours occupy', () => {
  test.each([
    ['the morning without a half', { minutes: 60 }, ['AM', 'AM'], 0.13, 1],
    ['the half that is named', { minutes: 60, startHalf: 'PM' }, ['PM', 'PM'], 0.13, 1],
    ['the morning, named by its end', { minutes: 60, endHalf: 'AM' }, ['AM', 'AM'], 0.13, 1],
    ['all of a half', { minutes: 240, startHalf: 'PM', endHalf: 'PM' }, ['PM', 'PM'], 0.5, 4],
    ['both halves beyond the named one', { minutes: 300, startHalf: 'PM' }, ['AM', 'PM'], 0.63, 5],
    ['the whole day', { minutes: 480 }, ['AM', 'PM'], 1, 8],
  ])(
    '%s, whatever halves the type takes',
    async (_what, body, [startHalf, endHalf], businessDays, amount) => {
      for (const [index, type] of ['ERRAND', 'DOCTOR'].entries()) {
        const answer = await person(index).post('/vacation', { type, ...oneDay, ...body });
        expect(answer.statusCode, answer.body).toBe(201);
        expect(answer.json()).toMatchObject({ startHalf, endHalf, businessDays, amount });
      }
    },
  );

  test('no more than the day has, and no half that ends before it starts', async () => {
    const ask = async (body: object) => (await first().post('/vacation', { ...hour, ...body })).json();
    expect(await ask({ minutes: 481 })).toMatchObject({
      issues: [{ path: 'minutes', message: 'There are only 8:00 hours of work on this day' }],
    });
    expect(await ask({ startHalf: 'PM', endHalf: 'AM' })).toMatchObject({ issues: [{ path: 'endHalf' }] });
  });

  test('two at once in the same half: one wins', async () => {
    const answers = await Promise.all([first().post('/vacation', hour), first().post('/vacation', hour)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  test('the half that the edit names, or the former one', async () => {
    const { id } = (await first().post('/vacation', { ...hour, startHalf: 'PM', minutes: 300 })).json();
    const edited = async (body: object) => {
      const answer = await first().put(`/vacation/${id}`, body);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    };
    expect((await first().get(`/vacation/${id}`)).json()).toMatchObject({ minutes: 300, minutesHalf: 'PM' });
    expect(await edited({ minutes: 60 })).toMatchObject({
      startHalf: 'PM',
      endHalf: 'PM',
      businessDays: 0.13,
    });
    expect(await edited({ endHalf: 'AM' })).toMatchObject({ startHalf: 'AM', endHalf: 'AM', minutes: 60 });
    expect(await edited({ minutes: 300 })).toMatchObject({
      startHalf: 'AM',
      endHalf: 'PM',
      minutesHalf: 'AM',
    });
    expect(await edited({ startHalf: 'PM', endHalf: 'PM' })).toMatchObject({ minutesHalf: 'PM' });
    expect((await first().get(`/vacation/${id}`)).json()).toMatchObject({ minutesHalf: 'PM', version: 5 });
    expect(await edited({ startHalf: 'AM', endHalf: 'AM' })).toMatchObject({ minutesHalf: 'AM' });
    expect(await edited({ startDate: '2026-08-04', endDate: '2026-08-04', minutes: 30 })).toMatchObject({
      startHalf: 'AM',
      endHalf: 'AM',
      startDate: '2026-08-04',
    });
    expect(await edited({ startHalf: 'AM', endHalf: 'PM', minutes: null })).toMatchObject({
      startHalf: 'AM',
      endHalf: 'PM',
      businessDays: 1,
      amount: 8,
    });
  });

  test('the morning of time off recorded on behalf, as in its preview', async () => {
    await taken(first(), { ...vacation, startHalf: 'PM' });
    const preview = (await manager.post('/vacation/preview', { ...hour, userId: first().id })).json();
    expect(preview).toMatchObject({ amount: 1, overlaps: [], decision: { allowed: true } });
    expect(preview.days).toEqual([
      { date: day, amount: 1, reason: 'MORNING', because: 'Morning, takes nothing from a balance' },
    ]);
    const recorded = await manager.post('/vacation/on-behalf', {
      ...hour,
      userId: first().id,
      status: 'APPROVED',
    });
    expect(recorded.statusCode, recorded.body).toBe(201);
    expect(recorded.json()).toMatchObject({ startHalf: 'AM', endHalf: 'AM', minutes: 60 });
  });

  test('the rest of the day for sick leave, and return unchanged', async () => {
    const { id, version } = await taken(first(), { ...hour, startHalf: 'PM' });
    const report = await first().post(`/vacation/${id}/interruptions`, {
      ...oneDay,
      type: 'SICK_LEAVE',
      version,
    });
    expect(report.statusCode, report.body).toBe(201);
    const { recorded } = report.json();
    expect(recorded).toMatchObject({ startHalf: 'PM', endHalf: 'PM', businessDays: 0.5 });
    const rejection = await manager.post(`/vacation/${recorded.id}/reject`, { reason: 'Not ill' });
    expect(rejection.statusCode, rejection.body).toBe(200);
    expect((await first().get(`/vacation/${id}`)).json()).toMatchObject({
      status: 'APPROVED',
      startHalf: 'PM',
      minutes: 60,
      amount: 1,
    });
    const { rows } = await app.pool.query('SELECT decided_amount FROM time_off_requests WHERE id = $1', [id]);
    expect(rows).toEqual([{ decided_amount: 60 }]);
  });
});

describe('hours in responses', () => {
  test('emails speak of hours alone', async () => {
    const mails = await mailsOf(app.pool, async () => {
      const { id, version } = await taken(first(), { ...hour, minutes: 120 });
      await first().post(`/vacation/${id}/cancel`, { version });
      await taken(first(), { type: 'ERRAND', startDate: '2026-08-10', endDate: '2026-08-11' });
    });
    const texts = mails.map(({ subject, text }) => `${subject}\n${text}`);
    expect(texts.join('\n')).toContain('Mon 3 Aug 2026, 2 hours');
    expect(texts.join('\n')).toContain('Mon 10 to Tue 11 Aug 2026 (16 hours)');
    expect(texts.join('\n')).toContain('Away then: 17 % of the department');
    for (const text of texts) expect(text).not.toMatch(/business day|\(\d+ days?/);
  });

  test('colleagues and managers read half a day of a hidden type', async () => {
    const answer = await first().post('/vacation', { ...hour, type: 'COUNSEL' });
    const { id, version } = answer.json();
    expect((await hr.post(`/vacation/${id}/approve`, { version })).statusCode).toBe(200);
    const [absence] = (await person(2).get(`/vacation/absences?startDate=${day}&endDate=${day}`)).json();
    expect(absence).toEqual({
      user: { id: first().id, name: 'Ann' },
      ...oneDay,
      startHalf: 'AM',
      endHalf: 'AM',
      type: 'AWAY',
      backOn: day,
    });
    const seen = (await manager.get(`/vacation/${id}`)).json();
    expect(seen).toMatchObject({ type: 'AWAY', businessDays: 0.5, amount: 0.5 });
    expect(seen).not.toHaveProperty('minutes');
    const stats = (await manager.get('/vacation/stats?year=2026')).json();
    expect(stats.businessDaysByType).toMatchObject({ AWAY: 0.5 });
    const ofHr = (
      await hr.get(`/vacation/reports/team/${teamId}?startDate=2026-08-01&endDate=2026-08-31`)
    ).json();
    expect(ofHr.totals).toMatchObject({ COUNSEL: 0.13 });
    const mails = await mailsOf(app.pool, () => first().post(`/vacation/${id}/cancel`, {}));
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) {
      if (mail.to !== manager.email) continue;
      expect(mail.subject).toBe('Away of Ann was cancelled: Mon 3 Aug 2026, morning');
      expect(mail.text).not.toMatch(/hour/);
    }
  });
});
