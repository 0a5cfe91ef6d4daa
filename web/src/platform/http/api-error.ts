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

/** A call that may have been carried out: its answer never came, however often it was asked for. */
export class NoReplyError extends ApiError {}

/** The title of every message about a call whose outcome is not known; nothing is claimed. */
export const noReply = 'No reply yet';

/** What a message about a failed call is called: what did not happen, or that it is not known. */
export function failureTitle(title: string, error: unknown): string {
  return error instanceof NoReplyError ? noReply : title;
}

/** Whether the server took longer than a call waits. */
export function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && error.status === 408;
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
