import { Id } from '@almanac/domain/id';
import * as z from 'zod/mini';
import type { Notice } from '../../platform/events/reactions.ts';
import type { StoredRequest } from '../requests/records/stored-request.ts';
import { reminderKinds } from './queries.ts';
import type { DueReminder } from './reminders-due.ts';

export interface RemindedRequest extends DueReminder {
  request: StoredRequest;
}

/** The requests that wait for one person. */
export const WaitingRequests = z.object({
  requests: z.array(z.object({ id: Id, kind: z.enum(reminderKinds), inPlaceOf: z.optional(Id) })),
});

/** The email to one person about all requests that wait for them. */
export function reminderNotice(reminders: readonly RemindedRequest[]): Notice[] {
  const [first] = reminders;
  if (!first) return [];
  const data: z.infer<typeof WaitingRequests> = {
    requests: reminders.map(({ requestId: id, kind, inPlaceOf }) => ({ id, kind, inPlaceOf: inPlaceOf?.id })),
  };
  return [{ message: 'time-off.waiting', recipient: first.candidate, data }];
}
