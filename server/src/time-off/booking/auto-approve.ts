import { amountOf } from '@almanac/domain/leave/types/amount';
import type { Writer } from '../../platform/database/database.ts';
import { readKnownRequest } from '../requests/queries.ts';
import type { KnownRules } from '../requests/records/known-requests.ts';
import { saveAsNotice } from '../requests/records/store.ts';
import type { StoredRequest } from '../requests/records/stored-request.ts';

/** Approves the request if its type needs no approval, and returns it. */
export async function autoApprove(
  writer: Writer,
  request: StoredRequest,
  known: KnownRules,
): Promise<StoredRequest> {
  const { id, type, status, amount } = request;
  if (type.needsApproval || status !== 'PENDING') return request;
  await saveAsNotice(writer, id, amountOf(amount, type.unit));
  return readKnownRequest(writer, id, known);
}
