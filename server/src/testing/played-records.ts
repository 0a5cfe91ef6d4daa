import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { daysOf } from '@almanac/domain/calendar/period';
import type { LeavePlan, LeaveTerms } from '@almanac/domain/leave/plans/plan';
import type { PolicyDocument } from '@almanac/domain/leave/plans/policy-schema';
import { rulesOf } from '@almanac/domain/leave/plans/policy-schema';
import { amountOf } from '@almanac/domain/leave/types/amount';
import { takenOn } from '@almanac/domain/testing/naive-charges';
import { NaiveDays } from '@almanac/domain/testing/naive-days';
import type {
  LeaveAdjustment,
  LeaveFacts,
  LeaveRequest,
} from '@almanac/domain/time-off/balances/engine/leave-facts';
import { type Holiday, placeWith } from '@almanac/domain/work-time/place';
import { playedPlans, playedSchedules } from './played-rules.ts';

/** A person's terms from a day, by record name. */
export interface WrittenTerms {
  plan: string;
  place: string;
  schedule: string;
}

/** A person with all their written records. */
export interface PlayedPerson {
  id: string;
  email: string;
  createdOn: CalendarDate;
  employmentStart?: CalendarDate | undefined;
  employmentEnd?: CalendarDate | undefined;
  terms: (WrittenTerms & { from: CalendarDate })[];
  requests: (LeaveRequest & { type: string })[];
  adjustments: (Omit<LeaveAdjustment, 'amount'> & { type: string; number: number })[];
}

export const playedTypes = ['VACATION', 'SICK_LEAVE', 'TIME_IN_LIEU', 'MOVING_HOUSE'] as const;
export type PlayedType = (typeof playedTypes)[number];

const typesByCode: Record<PlayedType, Pick<LeaveFacts['type'], 'unit' | 'counts'>> = {
  VACATION: { unit: 'DAY', counts: 'WORKED' },
  SICK_LEAVE: { unit: 'DAY', counts: 'WORKED' },
  TIME_IN_LIEU: { unit: 'HOUR', counts: 'WORKED' },
  MOVING_HOUSE: { unit: 'DAY', counts: 'WORKED' },
};

/** All written data, recorded separately and never read from the application. */
export class PlayedRecords {
  readonly people: PlayedPerson[] = [];
  readonly holidays = new Map<string, Holiday[]>();
  readonly #versions = new Map<
    string,
    { type: string; from: CalendarDate; rules: PolicyDocument | null }[]
  >();

  constructor() {
    for (const [plan, { policies }] of Object.entries(playedPlans)) {
      const versions = Object.entries(policies).flatMap(([type, byDay]) =>
        Object.entries(byDay).map(([from, rules]) => ({ type, from, rules })),
      );
      this.#versions.set(plan, versions);
    }
  }

  writePolicy(
    plan: string,
    version: { type: string; from: CalendarDate; rules: PolicyDocument | null },
  ): void {
    this.#versions.get(plan)?.push(version);
  }

  /** Applies the terms from the day, also to later rows. */
  writeTerms(person: PlayedPerson, from: CalendarDate, change: Partial<WrittenTerms>): void {
    const before = person.terms.findLast((row) => row.from <= from);
    if (!before) throw new Error(`${person.email} has no terms on ${from}`);
    if (before.from !== from) person.terms.push({ ...before, from });
    person.terms.sort((one, other) => (one.from < other.from ? -1 : 1));
    for (const row of person.terms) if (row.from >= from) Object.assign(row, change);
  }

  /** The facts of a ledger, derived from the written data. */
  factsOf(person: PlayedPerson, code: PlayedType): LeaveFacts {
    const { unit, counts } = typesByCode[code];
    const [first, ...later] = person.terms.map((row) => this.#termsOf(row, code, unit));
    if (!first) throw new Error(`${person.email} has no terms`);
    const { employmentStart, employmentEnd } = person;
    return {
      type: { code, name: code, unit, counts, takesHalves: true, isPaidOut: code !== 'SICK_LEAVE' },
      employment: { employmentStart, employmentEnd, recordsSince: firstRecordOf(person) },
      terms: [first, ...later],
      requests: person.requests.filter(({ type }) => type === code),
      adjustments: person.adjustments
        .filter(({ type }) => type === code)
        .map((each) => ({ ...each, amount: amountOf(each.number, unit) })),
    };
  }

  /** Whether the vacation has working days by the current data. */
  takes(person: PlayedPerson, vacation: LeaveRequest): boolean {
    const days = new NaiveDays(this.factsOf(person, 'VACATION'));
    return daysOf(vacation).some((date) => takenOn(date, vacation, days) > 0);
  }

  #termsOf(
    { from, ...held }: WrittenTerms & { from: CalendarDate },
    code: string,
    unit: 'DAY' | 'HOUR',
  ): LeaveTerms {
    const schedule = playedSchedules[held.schedule];
    if (!schedule) throw new Error(`There is no schedule ${held.schedule}`);
    return { from, plan: this.#planOf(held.plan, code, unit), schedule, place: this.#placeOf(held.place) };
  }

  #planOf(id: string, code: string, unit: 'DAY' | 'HOUR'): LeavePlan {
    const yearStart = playedPlans[id]?.yearStart ?? null;
    const policies = (this.#versions.get(id) ?? [])
      .filter(({ type }) => type === code)
      .map((each) => ({ ...each, rules: each.rules && rulesOf(each.rules, unit) }));
    return { id, yearStart, policies };
  }

  #placeOf(name: string): LeaveTerms['place'] {
    return placeWith(this.holidays.get(name) ?? []);
  }
}

/** The day of the first record of any type, or of the account's creation. */
function firstRecordOf({ createdOn, requests, adjustments }: PlayedPerson): CalendarDate {
  const held = requests.filter(({ status }) => status === 'PENDING' || status === 'APPROVED');
  const days = [...held.map(({ startDate }) => startDate), ...adjustments.map(({ on }) => on)];
  return days.reduce((first, day) => (day < first ? day : first), createdOn);
}
