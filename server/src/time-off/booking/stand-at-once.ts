import { amountOf } from '@almanac/domain/leave/amount';
import { checkReason } from '@almanac/domain/leave/type-rules';
import { readTypesByCode } from '../../leave/type-queries.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { readKnownRequest } from '../requests/queries.ts';
import { saveAsNotice } from '../requests/store.ts';
import type { StoredRequest } from '../requests/stored-request.ts';

/** Whether a request of the type, which is known to be there, may have the reason. */
export async function checkReasonOf(database: Reader, code: string, reason: string | null | undefined) {
  return checkReason((await readTypesByCode(database)).get(code), reason);
}

/** The request as it is once it was made: it waits for its decision, or stands where its type needs no approval. */
export async function standAtOnce(
  writer: Writer,
  request: StoredRequest,
  facts: Parameters<typeof readKnownRequest>[2],
): Promise<StoredRequest> {
  const { id, type, status, amount } = request;
  if (type.needsApproval || status !== 'PENDING') return request;
  await saveAsNotice(writer, id, amountOf(amount, type.unit));
  return readKnownRequest(writer, id, facts);
}
