import * as z from 'zod/mini';
import { Id } from '../../id.ts';
import { fieldError } from '../../language/field-error.ts';
import { commonMessage } from '../../language/messages/message.ts';
import { leaveUnits } from '../../leave/types/amount.ts';
import { optionalText } from '../../text.ts';
import { DecisionFacts } from '../../time-off/approvals/schema.ts';
import { TimeOffRequest } from '../../time-off/requests/schema.ts';
import { message } from './messages/message.ts';

const tokenExpected = fieldError(message('connections.emailDecisions.tokenExpected'));

/** The token of a link in an email; any other text is an unknown one. */
const Token = z
  .string({ error: tokenExpected })
  .check(z.minLength(1, { error: tokenExpected }), z.maxLength(200, { error: tokenExpected, abort: true }));

export const LinkOfEmail = z.strictObject({ token: Token });
export type LinkOfEmail = z.infer<typeof LinkOfEmail>;

const decisions = ['APPROVE', 'REJECT'] as const;

export const DecideByLink = z.strictObject({
  token: Token,
  decision: z.enum(decisions, {
    error: fieldError(commonMessage('common.option', { label: 'decision', options: decisions })),
  }),
  reason: optionalText(message('connections.emailDecisions.reason'), { max: 2000 }),
});
export type DecideByLink = z.infer<typeof DecideByLink>;

const Named = z.object({ id: Id, name: z.string() });

/** What an approver sees of the one request that a link lets them decide. */
export const RequestOfLink = z.object({
  request: TimeOffRequest,
  /** Visitors can't read the types. */
  type: z.object({ name: z.string(), unit: z.enum(leaveUnits) }),
  facts: DecisionFacts,
  approver: Named,
  /** The absent approver they deputise for. */
  for: z.optional(Named),
  expiresAt: z.string(),
});
export type RequestOfLink = z.infer<typeof RequestOfLink>;
