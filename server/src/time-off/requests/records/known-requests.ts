import type { RuleFacts } from '@almanac/domain/leave/plans/plan';
import type { TypesByCode } from '../../../leave/types/type-queries.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { readRequestAmounts, requestAmounts } from './request-amounts.ts';
import { type RequestRow, toRequest } from './request-queries.ts';
import type { StoredRequest } from './stored-request.ts';

/** The working pattern of the requester, and all types. */
export interface KnownRules {
  leave: RuleFacts;
  types: TypesByCode;
}

/** The request of a row; known rules are not read again. */
export async function toKnownRequest(
  database: Reader,
  row: RequestRow,
  known: KnownRules | undefined,
): Promise<StoredRequest> {
  if (known) return toRequest(row, known.types, requestAmounts(row, known.leave));
  const { types, amountsOf } = await readRequestAmounts(database, [row]);
  return toRequest(row, types, amountsOf(row));
}
