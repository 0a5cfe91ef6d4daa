import { fieldErrorText } from '@almanac/domain/language/field-error';
import type { Decision, RefusalCode } from '@almanac/domain/refusal';
import type * as z from 'zod/mini';
import { ApiError, errorMessage } from '../http/api-error.ts';

interface FieldFault<Name extends string> {
  name: Name;
  message: string;
}

/**
 * The field of a refused call: from the issues of the response, or from a code that always concerns one
 * field.
 */
export function faultAtField<Name extends string>(
  error: Error,
  names: readonly Name[],
  fieldOfCode: Partial<Record<RefusalCode, Name>> = {},
): FieldFault<Name> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const named = error.code && fieldOfCode[error.code];
  if (named) return { name: named, message: errorMessage(error) };
  for (const name of names) {
    const issue = error.issues.find(({ path }) => path === name);
    if (issue) return { name, message: issue.message };
  }
  return undefined;
}

/**
 * A domain rule as a schema check. A refusal is shown at the fields it names, or at the single checked field.
 * Others are left to the server.
 */
export function validatedBy<Value>(rule: (value: Value) => Decision<RefusalCode>) {
  return (value: Value, context: z.core.$RefinementCtx) => {
    const decision = rule(value);
    const isForm = typeof value === 'object';
    for (const { path, message } of decision.refused ? (decision.issues ?? []) : []) {
      context.addIssue({ code: 'custom', path: isForm ? [path] : [], message: fieldErrorText(message) });
    }
  };
}
