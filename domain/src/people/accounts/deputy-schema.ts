import * as z from 'zod/mini';
import { calendarDate } from '../../calendar/schema.ts';
import { Id, requiredId } from '../../id.ts';
import { commonMessage } from '../../language/messages/message.ts';
import { ruleMessage } from './messages/rule-message.ts';

const Named = z.object({ id: Id, name: z.string() });

/** A deputy, effective on days of the period when the other person is away. */
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

/** Default: the caller's own deputy. */
export const NameDeputy = z.strictObject({
  userId: z.optional(Id),
  deputyId: requiredId(commonMessage('common.required', { label: ruleMessage('people.accounts.deputy') })),
  startDate: calendarDate(ruleMessage('people.accounts.deputyStart')),
  endDate: calendarDate(ruleMessage('people.accounts.deputyEnd')),
});
export type NameDeputy = z.infer<typeof NameDeputy>;
