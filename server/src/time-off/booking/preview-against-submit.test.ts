import { randomUUIDv7 } from 'node:crypto';
import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { overlaps } from '@almanac/domain/calendar/period';
import { leaveYearOf } from '@almanac/domain/leave/plans/leave-year';
import { standardPlan } from '@almanac/domain/leave/plans/standard-policies';
import { amountOf } from '@almanac/domain/leave/types/amount';
import { standardTypes } from '@almanac/domain/leave/types/leave-type';
import { blocksDays } from '@almanac/domain/time-off/requests/request-status';
import { requestStatuses } from '@almanac/domain/time-off/requests/vocabulary';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unknownId } from '../../testing/contract/access-row.ts';
import { createRequest, createUser } from '../../testing/factories.ts';
import { createPlace, giveTerms, type TermsRecords } from '../../testing/terms-factories.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const leaveYearStarts = ['01-01', '04-01', '10-15'] as const;
const held = new Map<string, TermsRecords>();
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  for (const leaveYearStart of leaveYearStarts) {
    const settings = { leaveYearStart, vacationDaysPerYear: 24, sickDaysPerYear: 6 };
    held.set(
      leaveYearStart,
      await createPlace(app.database, leaveYearStart, standardPlan(settings, '2024-06-01')),
    );
  }
});
afterAll(() => app.close());

const asking = {
  type: fc.constantFrom('VACATION', 'VACATION', ...standardTypes),
  start: fc.integer({ min: -20, max: 420 }),
  length: fc.oneof(fc.integer({ min: 0, max: 14 }), fc.integer({ min: -2, max: 60 }), fc.constant(400)),
};
const anyWorld = fc.record({
  leaveYearStart: fc.constantFrom(...leaveYearStarts),
  today: fc.integer({ min: 0, max: 365 }).map((days) => addDays('2026-01-01', days)),
  role: fc.constantFrom('EMPLOYEE', 'HR_ADMIN'),
  joinedDaysAgo: fc.option(fc.integer({ min: -300, max: 500 })),
  adjustments: fc.array(
    fc.record({
      type: fc.constantFrom('VACATION', 'SICK_LEAVE'),
      isNextYear: fc.boolean(),
      days: fc.integer({ min: -40, max: 10 }).map((halves) => halves / 2),
    }),
    { maxLength: 3 },
  ),
  requests: fc.array(
    fc.record({ ...asking, status: fc.constantFrom('PENDING', 'PENDING', ...requestStatuses) }),
    {
      maxLength: 8,
    },
  ),
  wanted: fc.record(asking),
  edited: fc.constantFrom('none', 'none', 'own', 'own', 'own', 'of another', 'unknown'),
  /** Days to move an existing request by; absent: elsewhere. */
  moved: fc.option(fc.integer({ min: -3, max: 3 }), { freq: 3 }),
});
type World = typeof anyWorld extends fc.Arbitrary<infer W> ? W : never;

// Fixed worlds that cover every response, in addition to random ones.
const week = { type: 'UNPAID', start: 7, length: 4 } as const;
const plain: World = {
  leaveYearStart: '01-01',
  today: '2026-03-02',
  role: 'EMPLOYEE',
  joinedDaysAgo: null,
  adjustments: [],
  requests: [{ ...week, status: 'PENDING' }],
  wanted: week,
  edited: 'none',
  moved: null,
};
const certain: World[] = [
  plain,
  { ...plain, requests: [] },
  { ...plain, wanted: { ...week, start: -5 } },
  { ...plain, edited: 'own', wanted: { ...week, start: 14 } },
  { ...plain, edited: 'own', requests: [{ ...week, status: 'APPROVED' }] },
  { ...plain, edited: 'of another', role: 'HR_ADMIN' },
  { ...plain, edited: 'unknown' },
];

test('in any world, the preview equals the response to the request or edit', async () => {
  const answered = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anyWorld, async (world) => {
      const { person, wanted, editedId } = await settle(world);
      const question = { ...wanted, ...(editedId && { excludeRequestId: editedId }) };
      const preview = await person.post('/vacation/preview', question);
      expect(preview.statusCode, preview.body).toBe(200);
      const { decision, amount, byLeaveYear, overlaps: inTheWay } = preview.json();
      const sent = editedId
        ? await person.put(`/vacation/${editedId}`, wanted)
        : await person.post('/vacation', wanted);
      const { code, message, issues, businessDays } = sent.json();
      answered.add(code ?? (editedId ? 'changed' : 'asked'));
      if (sent.statusCode >= 400) {
        const ofInput = code === 'VALIDATION_ERROR' && { issue: issues[0] };
        expect(decision).toEqual({ allowed: false, code, message, ...ofInput });
        return;
      }
      expect([decision, amount, inTheWay]).toEqual([{ allowed: true }, businessDays, []]);
      const balance = (await person.get('/vacation/my-balance')).json();
      const available = {
        VACATION: balance.vacationDaysAvailable,
        SICK_LEAVE: balance.sickDaysAvailable,
        WORK_FROM_HOME: null,
        UNPAID: null,
      }[wanted.type];
      for (const { leaveYear, left } of byLeaveYear) {
        if (leaveYear.startDate === balance.leaveYear.startDate || available === null) {
          expect(left).toBe(available);
        }
      }
    }),
    { numRuns: 120, examples: certain.map((world) => [world]) },
  );
  const everyAnswer = ['asked', 'changed', 'VALIDATION_ERROR', 'OVERLAPPING_REQUEST', 'INVALID_TRANSITION'];
  expect([...answered]).toEqual(expect.arrayContaining([...everyAnswer, 'FORBIDDEN', 'NOT_FOUND']));
}, 240_000);

/** Creates the world; returns the person, the wanted time off, and the request to edit. */
async function settle({ leaveYearStart, today, role, ...world }: World) {
  const terms = held.get(leaveYearStart);
  if (!terms) throw new Error(`No plan has the leave year start ${leaveYearStart}`);
  app.setToday(today);
  const { joinedDaysAgo } = world;
  const employmentStart = joinedDaysAgo === null ? null : addDays(today, -joinedDaysAgo);
  const person = await app.signedIn(role, { employmentStart });
  await giveTerms(app.database, person.id, terms);
  const author = await createUser(app.database, { role: 'HR_ADMIN' });
  const leaveYear = leaveYearOf(today, leaveYearStart);
  for (const { type, isNextYear, days } of world.adjustments) {
    const adjusted = isNextYear ? addDays(leaveYear.endDate, 1) : leaveYear.startDate;
    await app.database
      .insertInto('leaveAdjustments')
      .values({
        id: randomUUIDv7(),
        userId: person.id,
        authorId: author.id,
        reason: 'Agreed',
        type,
        effectiveOn: adjusted,
        amount: amountOf(days, 'DAY'),
      })
      .execute();
  }
  const own = await storeRequests(person.id, author.id, world.requests, today);
  const ids = {
    none: undefined,
    own: own?.id,
    'of another': (await createRequest(app.database, { requesterId: author.id, startDate: today })).id,
    unknown: unknownId,
  };
  const { wanted, edited, moved } = world;
  const isMoved = edited === 'own' && own !== undefined && moved !== null;
  return {
    person,
    wanted: isMoved
      ? { ...datesOf({ ...wanted, start: moved }, own.startDate), type: own.type }
      : datesOf(wanted, today),
    editedId: ids[edited],
  };
}

/** Stores the requests that the database accepts, and returns the first. */
async function storeRequests(
  userId: string,
  decidedById: string,
  requests: World['requests'],
  today: CalendarDate,
) {
  const kept: (ReturnType<typeof datesOf> & { id: string; isHeld: boolean })[] = [];
  for (const { status, ...asked } of requests) {
    const days = datesOf(asked, today);
    const isHeld = blocksDays(status);
    const isInTheWay = isHeld && kept.some((other) => other.isHeld && overlaps(other, days));
    if (days.endDate < days.startDate || isInTheWay) continue;
    const decision = status === 'APPROVED' || status === 'REJECTED' ? { decidedById } : {};
    const { id } = await createRequest(app.database, {
      requesterId: userId,
      status,
      ...days,
      ...decision,
    });
    kept.push({ ...days, id, isHeld });
  }
  return kept[0];
}

function datesOf({ type, start, length }: World['wanted'], today: CalendarDate) {
  const startDate = addDays(today, start);
  return { type, startDate, endDate: addDays(startDate, length) };
}
