import { type Outcome, refuseInput } from '@almanac/domain/refusal';
import { placeChanged } from '@almanac/domain/work-time/events';
import type { Writer } from '../platform/database/database.ts';
import { message } from './messages/message.ts';
import { readPlace } from './queries.ts';
import { savePlace } from './store.ts';

/** Gives the plan to those who join at the place. Returns the event; refuses an unknown place. */
export async function givePlanToNewcomers(
  writer: Writer,
  placeId: string,
  plan: { id: string; name: string; former(planId: string): Promise<string | undefined> },
): Promise<Outcome<ReturnType<typeof placeChanged>, 'VALIDATION_ERROR'>> {
  const place = await readPlace(writer, placeId);
  if (!place) return refuseInput('placeId', message('work-time.noSuchPlace'));
  const { id, version: _version, ...fields } = place;
  const from = await plan.former(place.planId);
  await savePlace(writer, id, { ...fields, planId: plan.id });
  return placeChanged({
    entityId: id,
    changes: [{ field: 'plan', ...(from !== undefined && { from }), to: plan.name }],
    data: { name: place.name },
  });
}
