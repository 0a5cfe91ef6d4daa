import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { daysOf, intersection, type Period } from '../../../calendar/period.ts';
import { type Fraction, fraction, roundedTo, sumOfFractions, zero } from '../../../fraction.ts';
import { type Employment, isEmployedOn } from '../../../people/accounts/employment.ts';
import { standardWork, termsOn, type WorkFacts } from '../../../work-time/day-of-work.ts';
import { slotsOf } from '../../../work-time/half-day.ts';
import { type TimedSpan, timeTakenOn } from '../../../work-time/hours-of-day.ts';

/** A request, as reports count it. */
export interface ReportedRequest extends TimedSpan {
  id: string;
  /** The code. */
  type: string;
}

/** A person's requests of one status; without work facts they work Monday to Friday. */
export interface AbsentPerson {
  employment?: Employment | undefined;
  work?: WorkFacts | undefined;
  requests: readonly ReportedRequest[];
}

/** A day of a request within the employment, also one that takes no working time. */
export interface AbsenceDay {
  request: ReportedRequest;
  date: CalendarDate;
  /** Where the person works on the day, if the place is stored. */
  placeId?: string | undefined;
  /** Hundredths of a scheduled day. */
  share: number;
  /** Hundredths of an hour. */
  hours: number;
}

/**
 * The days of the requests within the period and the employment, in the order of the requests and their days. They
 * count as scheduled days without holidays and their hours, whatever the type counts. Amounts are differences of
 * rounded running totals by type: any sum from the start of the period is the rounded exact sum.
 */
export function absenceDays(period: Period, person: AbsentPerson): AbsenceDay[] {
  const { employment = {}, work = standardWork } = person;
  const totals = new Map<string, RunningTotals>();
  return inOrder(person.requests).flatMap((request) => {
    const { type } = request;
    const within = intersection(period, request);
    const employed = within ? daysOf(within).filter((date) => isEmployedOn(date, employment)) : [];
    const ofType = totals.get(type) ?? { share: new RunningTotal(), hours: new RunningTotal() };
    totals.set(type, ofType);
    return employed.map((date) => {
      const { share, minutes } = timeTakenOn(date, request, work);
      return {
        request,
        date,
        placeId: termsOn(work.terms, date).place.id,
        share: ofType.share.add(share),
        hours: ofType.hours.add(fraction(minutes, minutesInHour)),
      };
    });
  });
}

const minutesInHour = 60;
const decimals = 2;
const hundredths = 100;

interface RunningTotals {
  share: RunningTotal;
  hours: RunningTotal;
}

class RunningTotal {
  #exact: Fraction = zero;
  #rounded = 0;

  /** Adds the amount, and returns the hundredths by which the rounded total grows. */
  add(amount: Fraction): number {
    this.#exact = sumOfFractions([this.#exact, amount]);
    const before = this.#rounded;
    this.#rounded = Math.round(roundedTo(decimals, this.#exact) * hundredths);
    return this.#rounded - before;
  }
}

/** The requests in the order of their half days; of the same ones, by id. */
function inOrder(requests: readonly ReportedRequest[]): ReportedRequest[] {
  return requests.toSorted((one, other) => {
    const [first, second] = [slotsOf(one), slotsOf(other)];
    return first.first - second.first || first.last - second.last || (one.id < other.id ? -1 : 1);
  });
}
