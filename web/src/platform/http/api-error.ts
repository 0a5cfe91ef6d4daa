import type { RefusalCode } from '@almanac/domain/refusal';
import { text } from '../messages/text.ts';

/** A fault of the input, worded by the server. */
export interface WordedIssue {
  path: string;
  message: string;
}

interface Details {
  code?: RefusalCode | undefined;
  issues?: readonly WordedIssue[] | undefined;
}

/** A failed call. `status` is the HTTP status; 0 without a network, 408 after a timeout. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: RefusalCode | undefined;
  /** Input issues, each with the path of its field. */
  readonly issues: readonly WordedIssue[];

  constructor(message: string, status: number, { code, issues = [] }: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
  }
}

/** A call with an unknown outcome: every response was lost. */
export class NoReplyError extends ApiError {}

/** Title of a failed call's message: the given one, or that the outcome is unknown. */
export function failureTitle(title: string, error: unknown): string {
  return error instanceof NoReplyError ? text('platform.noReply') : title;
}

/** Whether the call timed out. */
export function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && error.status === 408;
}

const unavailable = new Set([0, 408, 502, 503, 504]);

/** Whether the server, its database or the network was down, so that the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError && unavailable.has(error.status);
}

/** The error as a sentence for users. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return text('platform.unexpected');
  const { code, issues, message } = error;
  return code === 'VALIDATION_ERROR' ? (issues[0]?.message ?? message) : message;
}

/** Whether the call was refused because the record has changed. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'CHANGED_MEANWHILE';
}

/** Whether the record is missing, or hidden from the caller. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether the call was refused because the session has ended. */
export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
