import type { Outcome } from '@almanac/domain/refusal';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { TimeOffContext } from '../requests/context.ts';
import { decideRequest } from './decide-request.ts';

export function approveRequest(
  context: TimeOffContext,
  { id }: { id: string },
): Promise<Outcome<TimeOffRequest>> {
  return decideRequest(context, { id, status: 'APPROVED' });
}
