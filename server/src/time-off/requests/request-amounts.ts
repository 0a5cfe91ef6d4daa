import { numberOf } from '@almanac/domain/leave/amount';
import { type Charge, type ChargeFacts, charges, sumOf } from '@almanac/domain/time-off/balances/charges';
import type { Span } from '@almanac/domain/time-off/balances/leave-facts';
import { readPersonalRules } from '../../leave/rule-facts.ts';
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
  /** Days or hours. */
  amount: number;
}

/** Says what each of the requests takes, by what its person works; the number of queries does not depend on theirs. */
export async function readRequestAmounts<Request extends CountedRequest>(
  database: Reader,
  requests: readonly Request[],
): Promise<(request: Request) => RequestAmounts> {
  const requesterIds = [...new Set(requests.map(({ requesterId }) => requesterId))];
  if (requesterIds.length === 0) return unknownRequest;
  const rules = await readPersonalRules(database, requesterIds);
  const types = new Map(rules.types.map((type) => [type.code, type]));
  return (request) => {
    const person = rules.people.get(request.requesterId);
    const type = types.get(request.type);
    if (!person || !type) return unknownRequest(request);
    return requestAmounts(request, { ...person, type });
  };
}

/** What the request takes by the facts of its person and type. */
export function requestAmounts(
  request: Omit<CountedRequest, 'requesterId' | 'type'>,
  facts: ChargeFacts,
): RequestAmounts {
  const { unit } = facts.type;
  const charged = charges({ ...request, minutes: request.minutes ?? undefined }, facts);
  return {
    charges: charged,
    businessDays: charged.reduce((sum, { halves }) => sum + halves.length / 2, 0),
    amount: numberOf(sumOf(charged), unit),
  };
}

function unknownRequest({ requesterId, type }: CountedRequest): never {
  throw new Error(`What ${requesterId} takes of ${type} is not known: there are no terms, or no such type`);
}
