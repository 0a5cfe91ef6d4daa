import fc from 'fast-check';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { LeavePlan, LeaveTerms, ReducingAbsence } from '../leave/plans/plan.ts';
import {
  accrualRhythms,
  type Grant,
  type PolicyRules,
  type Proration,
  prorations,
  roundingModes,
} from '../leave/plans/policy.ts';
import { openingKinds } from '../people/import/opening.ts';
import type { LeaveAdjustment, LeaveFacts, LeaveRequest } from '../time-off/balances/engine/leave-facts.ts';
import { requestStatuses } from '../time-off/requests/vocabulary.ts';
import type { Half } from '../work-time/half-day.ts';
import { type Place, placeWith } from '../work-time/place.ts';
import type { WorkSchedule } from '../work-time/work-schedule.ts';
import { anyBreaks, employmentWith } from './any-employment.ts';
import { withAnyKeeping } from './any-keeping.ts';

const firstDay: CalendarDate = '2025-01-01';

/** A day within the three and a half years from 2025. */
export const anyDay = fc.integer({ min: 0, max: 1280 }).map((days) => addDays(firstDay, days));

const anyHalf = fc.constantFrom<Half | undefined>('AM', 'PM', undefined, undefined);
const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { freq: 3 });
const anyAmount = (most: number) => fc.integer({ min: 0, max: most });

const anyWeek = fc
  .constantFrom('MTWtF', 'MTWt', 'TWtF', 'MTWtFSs', 'W')
  .chain((days) =>
    fc
      .constantFrom(240, 225, 270)
      .map((minutes) =>
        [...'MTWtFSs'].flatMap((day) => (days.includes(day) ? [minutes, minutes - 15] : [0, 0])),
      ),
  );
export const anySchedule: fc.Arbitrary<WorkSchedule> = fc
  .array(anyWeek, { minLength: 1, maxLength: 3 })
  .map((weeks) => ({ minutes: weeks.flat(), anchor: '2025-01-06' }));

const anyHoliday = fc.record({ date: anyDay, name: fc.constant('Holiday'), half: anyHalf });
export const anyPlace: fc.Arbitrary<Place> = fc
  .uniqueArray(anyHoliday, { maxLength: 12, selector: ({ date }) => date })
  .map(placeWith);

const anyGrant: fc.Arbitrary<Omit<Grant, 'name'>> = fc.record({
  steps: fc
    .tuple(anyAmount(4000), anyAmount(1500), fc.integer({ min: 1, max: 60 }))
    .map(([perYear, more, afterMonths]) => [
      { afterMonths: 0, perYear },
      { afterMonths, perYear: perYear + more },
    ]),
  carryLimit: orNull(fc.constantFrom(0, 500, 1234)),
  carryMonths: orNull(fc.constantFrom(0, 1, 3, 15)),
});

/** Rules of every kind. */
export const anyRules: fc.Arbitrary<PolicyRules> = fc
  .record({
    grants: fc
      .array(anyGrant, { maxLength: 2 })
      .map((grants) => grants.map((each, index) => ({ ...each, name: index === 0 ? null : 'Extra' }))),
    accrual: fc.record({
      every: fc.constantFrom(...accrualRhythms),
      at: fc.constantFrom('START', 'END'),
      anchor: fc.constant('2025-01-03'),
    }),
    proration: fc.constantFrom(...prorations),
    minimum: fc.option(
      fc.record({ perYear: anyAmount(2400), waitingMonths: fc.constantFrom(0, 1, 3, 6, 6, 12) }),
      { freq: 2 },
    ),
    rounding: orNull(fc.record({ to: fc.constantFrom(1, 50, 100), mode: fc.constantFrom(...roundingModes) })),
    fullWeek: orNull(fc.constantFrom(500, 2250)),
    cap: fc.option(fc.constantFrom(1500, 3000), { freq: 1 }),
    overdraft: orNull(fc.constantFrom(0, 0, 300)),
    carriesDebt: fc.boolean(),
    chargesHolidays: fc.boolean(),
    usableAfterMonths: fc.constant(0),
    minNoticeDays: fc.constant(0),
    maxDays: fc.constant(null),
    reducedByAbsence: fc.boolean(),
    needsWarning: fc.constantFrom(undefined, undefined, true),
  })
  .map((rules) =>
    rules.proration === 'MONTHS' ? { ...rules, accrual: { ...rules.accrual, every: 'YEAR' } } : rules,
  );

const anyPlan: fc.Arbitrary<Omit<LeavePlan, 'id'>> = fc.record({
  yearStart: fc.constantFrom('01-01', '04-01', '02-28', '06-15', null),
  policies: fc
    .tuple(
      anyRules,
      fc.uniqueArray(fc.tuple(anyDay, orNull(anyRules)), { maxLength: 2, selector: ([day]) => day }),
    )
    .map(([first, later]) => [
      { type: 'VACATION', from: firstDay, rules: first },
      ...later
        .filter(([from]) => from > firstDay)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([from, rules]) => ({ type: 'VACATION', from, rules })),
    ]),
});

const anyTerms = fc
  .record({
    plans: fc
      .tuple(anyPlan, anyPlan)
      .map((both) => both.map((each, index) => ({ ...each, id: `plan ${index}` }))),
    first: fc.record({ schedule: anySchedule, place: anyPlace }),
    later: fc.uniqueArray(
      fc.record({
        from: anyDay,
        schedule: anySchedule,
        place: anyPlace,
        plan: fc.integer({ min: 0, max: 1 }),
      }),
      { maxLength: 2, selector: ({ from }) => from },
    ),
  })
  .map(({ plans, first, later }): [LeaveTerms, ...LeaveTerms[]] => {
    const planOf = (index: number) => plans[index] ?? { id: 'none', yearStart: null, policies: [] };
    const inOrder = later.toSorted((one, other) => (one.from < other.from ? -1 : 1));
    return [
      { ...first, from: '1900-01-01', plan: planOf(0) },
      ...inOrder.map((each) => ({ ...each, plan: planOf(each.plan) })),
    ];
  });

/** Requests of all statuses, in order, without overlaps. */
export const anyRequests: fc.Arbitrary<LeaveRequest[]> = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 1, max: 120 }),
      length: fc.integer({ min: 0, max: 25 }),
      startHalf: anyHalf,
      endHalf: anyHalf,
      status: fc.constantFrom('APPROVED', 'APPROVED', 'PENDING', ...requestStatuses),
    }),
    { maxLength: 9 },
  )
  .map((given) => {
    let last = firstDay;
    return given.map(({ gap, length, ...rest }, index) => {
      const startDate = addDays(last, gap);
      last = addDays(startDate, length);
      return { ...rest, id: `request ${index}`, startDate, endDate: last };
    });
  });

export const anyAdjustments: fc.Arbitrary<LeaveAdjustment[]> = fc
  .array(
    fc.record({
      on: anyDay,
      amount: fc.integer({ min: -1500, max: 1500 }).filter((amount) => amount !== 0),
      days: fc.option(fc.integer({ min: 0, max: 500 })),
      isPaidOut: fc.boolean(),
      opening: fc.option(fc.constantFrom(...openingKinds), { freq: 1, nil: undefined }),
    }),
    { maxLength: 4 },
  )
  .map((given) =>
    given.map(({ on, amount, days, isPaidOut, opening }, index) => ({
      id: `adjustment ${index}`,
      kind: isPaidOut && amount < 0 && !opening ? ('PAID_OUT' as const) : undefined,
      on,
      amount,
      expiresOn: days === null || opening ? undefined : addDays(on, days),
      reason: 'A reason',
      opening,
    })),
  );

/** Absences of other types that reduce leave, in order. */
export const anyReducing: fc.Arbitrary<ReducingAbsence[]> = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 1, max: 400 }),
      length: fc.integer({ min: 0, max: 400 }),
      startHalf: anyHalf,
      endHalf: anyHalf,
      reduces: fc.constantFrom('FULL_MONTHS', 'DAYS'),
    }),
    { maxLength: 3 },
  )
  .map((given) => {
    let last = firstDay;
    return given.map(({ gap, length, startHalf, endHalf, reduces }, index) => {
      const startDate = addDays(last, gap);
      last = addDays(startDate, length);
      // At most one half of a single day is free.
      const half = length === 0 ? undefined : endHalf;
      return { requestId: `absence ${index}`, startDate, endDate: last, startHalf, endHalf: half, reduces };
    });
  });

export const anyType: fc.Arbitrary<LeaveFacts['type']> = fc
  .constantFrom(
    { unit: 'DAY', counts: 'WORKED', isPaidOut: true } as const,
    { unit: 'HOUR', counts: 'WORKED', isPaidOut: true } as const,
    { unit: 'DAY', counts: 'WEEKDAYS', isPaidOut: false } as const,
    { unit: 'DAY', counts: 'CALENDAR', isPaidOut: true } as const,
  )
  .map((type) => ({ ...type, code: 'VACATION', name: 'Vacation', takesHalves: true }));

const anyEmployment = fc
  .record({
    joined: fc.option(fc.integer({ min: -900, max: 700 })),
    stayed: fc.option(fc.integer({ min: 0, max: 900 })),
    breaks: anyBreaks,
  })
  .map(({ joined, ...career }) =>
    employmentWith({
      ...career,
      joined: joined === null ? undefined : addDays(firstDay, joined),
      firstDay,
    }),
  );

/** All inputs of a balance, from 2025 to mid-2028. */
export const anyLeave: fc.Arbitrary<LeaveFacts> = withAnyKeeping(
  fc.record({
    type: anyType,
    employment: anyEmployment,
    terms: anyTerms,
    requests: anyRequests,
    adjustments: anyAdjustments,
    reducing: anyReducing,
  }),
);

/** A span on any days, which may overlap requests. */
export const anySpan = fc
  .record({ startDate: anyDay, length: fc.integer({ min: 0, max: 20 }), startHalf: anyHalf })
  .map(({ startDate, length, startHalf }) => ({ startDate, endDate: addDays(startDate, length), startHalf }));

/** The leave without the rules that the former engine doesn't know. */
export function withFormerRules(facts: LeaveFacts): LeaveFacts {
  const formerVersion = (version: LeavePlan['policies'][number]) => {
    const { rules } = version;
    if (!rules) return version;
    const proration: Proration = rules.proration === 'MONTHS' ? 'FULL' : rules.proration;
    return {
      ...version,
      rules: { ...rules, proration, minimum: null, reducedByAbsence: false, needsWarning: false },
    };
  };
  const formerPlan = (plan: LeavePlan) => ({ ...plan, policies: plan.policies.map(formerVersion) });
  const [first, ...later] = facts.terms;
  const formerTerms = (terms: LeaveTerms) => ({ ...terms, plan: formerPlan(terms.plan) });
  return {
    ...facts,
    terms: [formerTerms(first), ...later.map(formerTerms)],
    absences: undefined,
    movedExpiries: undefined,
  };
}
