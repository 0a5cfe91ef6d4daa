import type { Period } from '@almanac/domain/calendar/period';
import { roundedTo, sumOfFractions } from '@almanac/domain/fraction';
import type { RuleFacts } from '@almanac/domain/leave/plans/plan';
import { numberOf } from '@almanac/domain/leave/types/amount';
import { employedPeriods } from '@almanac/domain/people/accounts/employment';
import {
  type Charge,
  charges,
  daysCharged,
  sumOf,
} from '@almanac/domain/time-off/balances/engine/charges/charges';
import type { Span } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { partsWithin } from '@almanac/domain/work-time/half-day';
import { daysTaken } from '@almanac/domain/work-time/hours-of-day';
import { readPersonalRules } from '../../../leave/rule-facts.ts';
import type { TypesByCode } from '../../../leave/types/type-queries.ts';
import type { Reader } from '../../../platform/database/database.ts';

/** The facts of a request that its amount depends on. */
interface CountedRequest extends Omit<Span, 'minutes' | 'minutesHalf'> {
  requesterId: string;
  type: string;
  minutes?: number | null | undefined;
  minutesHalf?: Span['minutesHalf'] | null;
}

/** A request's amount within the employment: per day, and in the unit of its type. */
export interface RequestAmounts {
  charges: readonly Charge[];
  /** In days, with halves, and minutes as a share of the day; two decimals. */
  businessDays: number;
  /** Working days in the occupied halves, however the type counts. */
  workDays: number;
  /** Days or hours. */
  amount: number;
  /** Its days within the employment, if some are outside. Null: all are. */
  employedDays?: Period | null;
}

/** Computes each request's amount from the working pattern, and the possible types, with one query. */
export async function readRequestAmounts<Request extends CountedRequest>(
  database: Reader,
  requests: readonly Request[],
): Promise<{ types: TypesByCode; amountsOf: (request: Request) => RequestAmounts }> {
  const requesterIds = [...new Set(requests.map(({ requesterId }) => requesterId))];
  const { people, typesByCode: types } = await readPersonalRules(database, requesterIds);
  const amountsOf = (request: Request) => {
    const person = people.get(request.requesterId);
    if (!person) throw new Error(`What ${request.requesterId} takes is not known: there are no terms`);
    return requestAmounts(request, { ...person, type: types.get(request.type) });
  };
  return { types, amountsOf };
}

/** The request's amount; days outside the employment are free. */
export function requestAmounts(
  request: Omit<CountedRequest, 'requesterId' | 'type'>,
  facts: RuleFacts,
): RequestAmounts {
  const { unit } = facts.type;
  const span: Span = {
    ...request,
    minutes: request.minutes ?? undefined,
    minutesHalf: request.minutesHalf ?? undefined,
  };
  const charged = charges(span, facts);
  const { minutes: _minutes, ...occupied } = span;
  const parts = partsWithin(employedPeriods(facts.employment), occupied);
  return {
    charges: charged,
    businessDays: roundedTo(decimals, daysCharged(charged, span, facts)),
    workDays: roundedTo(decimals, sumOfFractions(parts.map((part) => daysTaken(part, facts)))),
    amount: numberOf(sumOf(charged), unit),
    ...employedDays(span, parts),
  };
}

const decimals = 2;

/** From the first employed day to the last one. */
function employedDays(span: Period, parts: readonly Period[]): Pick<RequestAmounts, 'employedDays'> {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return { employedDays: null };
  const [{ startDate }, { endDate }] = [first, last];
  const isWhole = startDate === span.startDate && endDate === span.endDate;
  return isWhole ? {} : { employedDays: { startDate, endDate } };
}
