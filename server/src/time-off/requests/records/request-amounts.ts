import type { Period } from '@almanac/domain/calendar/period';
import { roundedTo } from '@almanac/domain/fraction';
import type { RuleFacts } from '@almanac/domain/leave/plans/plan';
import { numberOf } from '@almanac/domain/leave/types/amount';
import { employedPeriod } from '@almanac/domain/people/accounts/employment';
import { type Charge, charges, daysCharged, sumOf } from '@almanac/domain/time-off/balances/engine/charges';
import type { Span } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { partWithin } from '@almanac/domain/work-time/half-day';
import { daysTaken } from '@almanac/domain/work-time/hours-of-day';
import { readPersonalRules } from '../../../leave/rule-facts.ts';
import type { TypesByCode } from '../../../leave/types/type-queries.ts';
import type { Reader } from '../../../platform/database/database.ts';

/** What a request says of itself, to be counted. */
interface CountedRequest extends Omit<Span, 'minutes' | 'minutesHalf'> {
  requesterId: string;
  type: string;
  minutes?: number | null | undefined;
  minutesHalf?: Span['minutesHalf'] | null;
}

/** What a request takes within the employment of its person: on each of its days, and in the unit of its type. */
export interface RequestAmounts {
  charges: readonly Charge[];
  /** Days: halves as halves, minutes as their share of the day; with two decimals. */
  businessDays: number;
  /** Days that the person would work in the halves that it occupies, however the type counts. */
  workDays: number;
  /** Days or hours. */
  amount: number;
  /** Its days within the employment, where others lie outside of it; null: all do. */
  employedDays?: Period | null;
}

/** Says what each of the requests takes, by what its person works, and of which types they can be, with one query. */
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

/** What the request takes by the facts of its person and type; days outside the employment take nothing. */
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
  const days = partWithin(employedPeriod(facts.employment), occupied);
  return {
    charges: charged,
    businessDays: roundedTo(decimals, daysCharged(charged, span, facts)),
    workDays: days ? roundedTo(decimals, daysTaken(days, facts)) : 0,
    amount: numberOf(sumOf(charged), unit),
    ...employedDays(span, days),
  };
}

const decimals = 2;

function employedDays(span: Period, within: Period | undefined): Pick<RequestAmounts, 'employedDays'> {
  if (!within) return { employedDays: null };
  const { startDate, endDate } = within;
  const isWhole = startDate === span.startDate && endDate === span.endDate;
  return isWhole ? {} : { employedDays: { startDate, endDate } };
}
