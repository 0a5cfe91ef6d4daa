import { errorMessage, isTimeout } from './api-error.ts';

interface Loading {
  error: Error | null;
  failureReason?: Error | null;
}

/** Why something is not there: the error of its query, or the time-out of an attempt that is being repeated. */
export function loadingFailure({ error, failureReason = null }: Loading): Error | null {
  return error ?? (isTimeout(failureReason) ? failureReason : null);
}

/** The sentence for a person who waits for it; after a time-out it says whether the server is still being asked. */
export function loadingMessage(error: Error, isFetching: boolean): string {
  const message = errorMessage(error);
  return isFetching && isTimeout(error) ? `${message}. Still waiting…` : message;
}
