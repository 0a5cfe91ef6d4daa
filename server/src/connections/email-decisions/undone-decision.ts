import * as z from 'zod/mini';

export const linksAgainQueue = 'decision-links';

/** A request that is pending again, in the version that the undoing made. */
export const UndoneDecision = z.object({ requestId: z.string(), version: z.int() });
export type UndoneDecision = z.infer<typeof UndoneDecision>;
