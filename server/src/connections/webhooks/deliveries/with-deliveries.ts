import { isPublicEvent } from '@almanac/domain/connections/webhooks/public-events';
import type { React } from '../../../platform/events/reactions.ts';
import { deliveryJob } from './delivery-queue.ts';
import { insertDeliveries } from './delivery-store.ts';

/** Also stores a delivery of each public event for every webhook that wants it, in the transaction of the change. */
export function withDeliveries(react: React): React {
  return async (writer, events) => {
    const follows = await react(writer, events);
    const sent = events.filter(({ action }) => isPublicEvent(action));
    if (sent.length === 0) return follows;
    const deliveries = await insertDeliveries(writer, sent);
    return { ...follows, jobs: [...follows.jobs, ...deliveries.map((each) => deliveryJob(each))] };
  };
}
