import * as z from 'zod/mini';
import type { Job } from '../../../platform/jobs/job-queue.ts';

export const deliveryQueue = 'webhook-deliveries';

/** A delivery that waits; what is sent is composed when it is sent. */
export const QueuedDelivery = z.object({
  deliveryId: z.string(),
  /** Set if an administrator asked for it: it is sent also while the webhook is off. */
  isAsked: z.optional(z.boolean()),
});
export type QueuedDelivery = z.infer<typeof QueuedDelivery>;

/** The job of a delivery. Those of one webhook are a group, so that a slow receiver delays no other. */
export function deliveryJob(
  { id, webhookId }: { id: string; webhookId: string },
  options: { isAsked?: boolean; waitSeconds?: number } = {},
): Job {
  const { isAsked, waitSeconds } = options;
  const data: QueuedDelivery = { deliveryId: id, ...(isAsked && { isAsked }) };
  return { queue: deliveryQueue, data, group: webhookId, ...(waitSeconds !== undefined && { waitSeconds }) };
}
