import { text } from '../messages/text.ts';
import { errorMessage, isTimeout } from './api-error.ts';

interface Loading {
  error: Error | null;
  failureReason?: Error | null;
}

/** Why data is missing: the query's error, or the timeout of an attempt being retried. */
export function loadingFailure({ error, failureReason = null }: Loading): Error | null {
  return error ?? (isTimeout(failureReason) ? failureReason : null);
}

/** The error as a sentence; after a timeout, it says whether a retry is under way. */
export function loadingMessage(error: Error, isFetching: boolean): string {
  const reason = errorMessage(error);
  return isFetching && isTimeout(error) ? text('platform.stillWaiting', { reason }) : reason;
}
