import { ApiError } from '../platform/api-error.ts';

/** Why no link was sent, and after a limit when one may ask again. */
export function requestProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Failed to send magic link';
  if (error.code !== 'RATE_LIMITED' && error.status !== 429) return error.message;
  return `Too many sign-in links were asked for. ${tryAgain(error.retryAfterSeconds)}`;
}

function tryAgain(seconds: number | undefined): string {
  if (seconds === undefined) return 'Please try again later.';
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'Please try again in a minute.' : `Please try again in ${minutes} minutes.`;
}
