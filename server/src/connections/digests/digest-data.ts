import { digestKinds } from '@almanac/domain/connections/digests/digest-day';
import * as z from 'zod/mini';

/** What the job of a digest states. */
export const DigestData = z.object({ day: z.string(), kind: z.enum(digestKinds) });
export type DigestData = z.infer<typeof DigestData>;
