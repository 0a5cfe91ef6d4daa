import fc from 'fast-check';
import { addDays, addMonths, type CalendarDate } from '../calendar/calendar-date.ts';
import type { LeavePlan, LeaveTerms, PolicyVersion } from '../leave/plans/plan.ts';
import type { Grant, PolicyRules } from '../leave/plans/policy.ts';
import type { LeaveFacts, LeaveRequest } from '../time-off/balances/engine/leave-facts.ts';
import { anyBreaks, employmentWith } from './any-employment.ts';
import { withAnyKeeping } from './any-keeping.ts';
import {
  anyAdjustments,
  anyDay,
  anyPlace,
  anyReducing,
  anyRequests,
  anyRules,
  anySchedule,
  anyType,
} from './any-leave.ts';

const firstDay: CalendarDate = '2025-01-01';

/** A day within three and a half years, often the first or last of a month, when years and periods begin or end. */
const anyDayOfChange = fc.oneof(
  anyDay,
  fc.integer({ min: 0, max: 41 }).map((months) => addMonths(firstDay, months)),
  fc.integer({ min: 1, max: 41 }).map((months) => addDays(addMonths(firstDay, months), -1)),
);

/** Rules with up to three grants, one of which may be unnamed. */
const anyGrants: fc.Arbitrary<PolicyRules> = fc
  .tuple(
    anyRules,
    fc.array(anyRules, { maxLength: 2 }),
    fc.shuffledSubarray<Grant['name']>([null, 'Extra', 'Statutory'], { minLength: 3 }),
    fc.constantFrom('2025-01-03', '2025-01-08', '2024-12-30'),
  )
  .map(([rules, others, names, anchor]) => {
    const grants = [rules, ...others].flatMap((each) => each.grants).slice(0, names.length);
    return {
      ...rules,
      accrual: { ...rules.accrual, anchor },
      grants: grants.map((each, index) => ({ ...each, name: names[index] ?? null })),
    };
  });

/** The versions of a plan, often with the shared rules: most moves are between plans with the same rules. */
const anyVersions = (shared: PolicyRules): fc.Arbitrary<PolicyVersion[]> =>
  fc
    .record({
      own: fc.option(anyGrants),
      from: fc.constantFrom('2024-05-20', firstDay, '2025-09-10'),
      later: fc.uniqueArray(fc.tuple(anyDayOfChange, fc.option(anyGrants, { freq: 3 })), {
        maxLength: 2,
        selector: ([day]) => day,
      }),
      isOffered: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
    })
    .map(({ own, from, later, isOffered }) => {
      if (!isOffered) return [];
      const versions: [CalendarDate, PolicyRules | null][] = [
        [from, own ?? shared],
        ...later.filter(([day]) => day > from).sort(([one], [other]) => (one < other ? -1 : 1)),
      ];
      return versions.map(([day, rules]) => ({ type: 'VACATION', from: day, rules }));
    });

const anyYearStart = fc.constantFrom('01-01', '01-01', '04-01', '02-28', '06-15', '07-13', '12-31', null);

const anyPlans: fc.Arbitrary<LeavePlan[]> = anyGrants.chain((shared) =>
  fc
    .array(fc.record({ yearStart: anyYearStart, policies: anyVersions(shared) }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((plans) => plans.map((each, index) => ({ ...each, id: `plan ${index}` }))),
);

const anyTerms = fc
  .record({
    plans: anyPlans,
    first: fc.record({ schedule: anySchedule, place: anyPlace }),
    later: fc.uniqueArray(
      fc.record({
        from: anyDayOfChange,
        plan: fc.nat({ max: 5 }),
        schedule: fc.option(anySchedule),
        place: fc.option(anyPlace),
      }),
      { maxLength: 4, selector: ({ from }) => from },
    ),
  })
  .map(({ plans, first, later }): [LeaveTerms, ...LeaveTerms[]] => {
    const planOf = (index: number) =>
      plans[index % plans.length] ?? { id: 'none', yearStart: null, policies: [] };
    let row: LeaveTerms = { ...first, from: '1900-01-01', plan: planOf(0) };
    const rows: [LeaveTerms, ...LeaveTerms[]] = [row];
    for (const { from, plan, schedule, place } of later.toSorted((one, other) =>
      one.from < other.from ? -1 : 1,
    )) {
      row = { from, plan: planOf(plan), schedule: schedule ?? row.schedule, place: place ?? row.place };
      rows.push(row);
    }
    return rows;
  });

/** Hours are only valid on a single day. */
function withMinutes(requests: readonly LeaveRequest[], { unit }: LeaveFacts['type']): LeaveRequest[] {
  return requests.map((request, index) =>
    unit === 'HOUR' && request.startDate === request.endDate && index % 2 === 0
      ? { ...request, startHalf: undefined, endHalf: undefined, minutes: 75 }
      : request,
  );
}

/** The earliest day of a record, or the given day if earlier. */
function firstRecord({ requests, adjustments }: LeaveFacts, created: CalendarDate): CalendarDate {
  const days = [...requests.map(({ startDate }) => startDate), ...adjustments.map(({ on }) => on)];
  return days.reduce((first, day) => (day < first ? day : first), created);
}

const anyEmployment = fc.record({
  joined: fc.option(fc.oneof(anyDayOfChange, fc.constantFrom('2019-02-11', '2023-03-15', '2024-02-29'))),
  stayed: fc.option(fc.integer({ min: 0, max: 900 })),
  created: fc.option(anyDayOfChange),
  breaks: anyBreaks,
});

const anyPlainCareer: fc.Arbitrary<LeaveFacts> = fc
  .record({
    type: anyType,
    terms: anyTerms,
    requests: anyRequests,
    adjustments: anyAdjustments,
    reducing: anyReducing,
    career: anyEmployment,
  })
  .map(({ career: { joined, stayed, created, breaks }, ...given }) => {
    const facts = { ...given, employment: {}, requests: withMinutes(given.requests, given.type) };
    const recordsSince = joined === null && created !== null ? firstRecord(facts, created) : undefined;
    const days = { joined: joined ?? undefined, firstDay: created ?? firstDay, breaks, stayed };
    return { ...facts, employment: { ...employmentWith(days), recordsSince } };
  });

/**
 * Careers over four years: people join, move between plans with their own leave years, change schedule and place,
 * leave, and come back.
 */
export const anyCareer: fc.Arbitrary<LeaveFacts> = withAnyKeeping(anyPlainCareer);
