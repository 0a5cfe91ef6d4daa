import { z } from 'zod';
import { Id } from '../id.ts';
import { leaveUnits } from './amount.ts';
import { audiences, reasonRules, typeColours, waysToCount } from './leave-type.ts';

/** A type as somebody is told of it. */
export const OfferedType = z.object({
  code: z.string(),
  name: z.string(),
  colour: z.enum(typeColours),
  unit: z.enum(leaveUnits),
  counts: z.enum(waysToCount),
  takesHalves: z.boolean(),
  isPaid: z.boolean(),
  isAway: z.boolean(),
  needsApproval: z.boolean(),
  reason: z.enum(reasonRules),
  documentAfterDays: z.int().optional(),
  shownTo: z.enum(audiences),
  /** Whether the person can ask for it today. */
  isOffered: z.boolean(),
});
export type OfferedType = z.infer<typeof OfferedType>;

export const ListTypes = z.object({ userId: Id.optional() });
export type ListTypes = z.infer<typeof ListTypes>;
