import { type Issue, type RefusalCode, sentenceAtField } from '@almanac/domain/refusal';

interface Details {
  code?: RefusalCode | undefined;
  issues?: readonly Issue[] | undefined;
}

/** A call that did not succeed. `status` is the HTTP status; 0 without a network, 408 after a time-out. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: RefusalCode | undefined;
  /** The faults of the input, each with the path of its field. */
  readonly issues: readonly Issue[];

  constructor(message: string, status: number, { code, issues = [] }: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
  }
}

/** The sentence for a person who waits for what failed. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? sentenceAtField(error.message) : 'An unexpected error occurred';
}

/** Whether the server refused the call because the record is no longer as the caller saw it. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'CHANGED_MEANWHILE';
}

/** Whether what was asked for is not there, or not for who asks. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether the server refused the call because nobody is signed in any more. */
export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
