import { numberOf } from '@almanac/domain/leave/amount';
import { type Charge, type ChargeFacts, charges, sumOf } from '@almanac/domain/time-off/balances/charges';
import type { Span } from '@almanac/domain/time-off/balances/leave-facts';
import { readPersonalRules } from '../../leave/rule-facts.ts';
import type { TypesByCode } from '../../leave/type-queries.ts';
import type { Reader } from '../../platform/database/database.ts';

/** What a request says of itself, to be counted. */
interface CountedRequest extends Omit<Span, 'minutes'> {
  requesterId: string;
  type: string;
  minutes?: number | null | undefined;
}

/** What a request takes: on each of its days, and in the unit of its type. */
export interface RequestAmounts {
  charges: readonly Charge[];
  /** Days, halves as halves. */
  businessDays: number;
  /** Days that the person would work, halves as halves, however the type counts. */
  workDays: number;
  /** Days or hours. */
  amount: number;
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

/** What the request takes by the facts of its person and type. */
export function requestAmounts(
  request: Omit<CountedRequest, 'requesterId' | 'type'>,
  facts: ChargeFacts,
): RequestAmounts {
  const { unit } = facts.type;
  const span = { ...request, minutes: request.minutes ?? undefined };
  const charged = charges(span, facts);
  const businessDays = daysOf(charged);
  const worked = { ...facts, type: { ...facts.type, counts: 'WORKED' } } as const;
  return {
    charges: charged,
    businessDays,
    workDays: facts.type.counts === 'WORKED' ? businessDays : daysOf(charges(span, worked)),
    amount: numberOf(sumOf(charged), unit),
  };
}

function daysOf(charged: readonly Charge[]): number {
  return charged.reduce((sum, { halves }) => sum + halves.length / 2, 0);
}
