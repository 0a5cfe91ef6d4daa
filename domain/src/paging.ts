import * as z from 'zod/mini';
import { fieldError } from './language/field-error.ts';
import type { Said } from './language/message.ts';
import { commonMessage } from './language/messages/message.ts';

/** A whole number in a query, both bounds included. */
export const wholeNumber = (label: Said, first: number, last: number) => {
  const error = fieldError(commonMessage('common.wholeNumber', { label, first, last }));
  return z.coerce
    .number({ error })
    .check(z.int({ error }), z.minimum(first, { error }), z.maximum(last, { error }));
};

/** The page (from 1) and its maximum number of rows. */
export function paging({ defaultLimit, maxLimit }: { defaultLimit: number; maxLimit: number }) {
  return {
    page: z._default(wholeNumber('page', 1, 1_000_000), 1),
    limit: z._default(wholeNumber('limit', 1, maxLimit), defaultLimit),
  };
}

/** A filter that may be single or repeated, up to `most` times. */
export function repeatable<Value extends z.ZodMiniType<string, string>>(value: Value, most = 50) {
  const oneOrMany = [
    z.array(value).check(z.maxLength(most, { abort: true })),
    z.pipe(
      value,
      z.transform((one) => [one]),
    ),
  ] as const;
  return z.optional(z.union(oneOrMany, { error: sentenceOfValue }));
}

// The union's own message is 'Invalid input'; its last branch has the message of the value.
function sentenceOfValue(issue: z.core.$ZodRawIssue): string | undefined {
  return issue.code === 'invalid_union' ? issue.errors.at(-1)?.at(0)?.message : undefined;
}

export const Pagination = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
  hasNext: z.boolean(),
  hasPrev: z.boolean(),
});
export type Pagination = z.infer<typeof Pagination>;

/** The position of a page in a list of `total` rows. */
export function paginationOf({ page, limit }: { page: number; limit: number }, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}
