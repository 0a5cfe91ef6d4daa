import * as z from 'zod/mini';
import { calendarDate } from '../../calendar/schema.ts';
import { Id, requiredId } from '../../id.ts';

const Named = z.object({ id: Id, name: z.string() });

/** Who stands in for whom, when: on the days of it on which the other one is away by the calendar. */
export const Deputy = z.object({
  id: Id,
  user: Named,
  deputy: Named,
  startDate: z.string(),
  endDate: z.string(),
});
export type Deputy = z.infer<typeof Deputy>;

export const ListDeputies = z.object({ userId: z.optional(Id) });
export type ListDeputies = z.infer<typeof ListDeputies>;

/** The caller's own deputy where nobody is named. */
export const NameDeputy = z.strictObject({
  userId: z.optional(Id),
  deputyId: requiredId('Deputy is required'),
  startDate: calendarDate('Start date'),
  endDate: calendarDate('End date'),
});
export type NameDeputy = z.infer<typeof NameDeputy>;
