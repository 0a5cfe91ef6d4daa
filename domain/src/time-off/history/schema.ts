import * as z from 'zod/mini';
import { Id } from '../../id.ts';
import { SeenAtDecision } from '../approvals/schema.ts';

/** Something that was done to a request. */
export const HistoryEntry = z.object({
  at: z.string(),
  /** Absent if the system acted. The name is the one at the time. */
  actor: z.optional(z.object({ id: Id, name: z.string() })),
  action: z.string(),
  summary: z.string(),
  /** Of a decision, for those who may decide the request. */
  seen: z.optional(SeenAtDecision),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
