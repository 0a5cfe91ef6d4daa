const minute = 60;
const hour = 60 * minute;

/** Seconds from each failed attempt to the next: about three days in all. */
const waits = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

/** The longest that a receiver may put off the next attempt, in seconds. */
const longestWait = 24 * hour;

/** The hours without one success after which a webhook is switched off. */
export const hoursUntilOff = 5 * 24;

interface FailedAttempt {
  /** How many attempts were made. */
  attempts: number;
  /** The seconds for which a busy receiver asked. */
  askedSeconds?: number | undefined;
}

/** Seconds until the next attempt; undefined after the last one. A busy receiver may ask for more time, at most a day. */
export function secondsToNextAttempt({ attempts, askedSeconds = 0 }: FailedAttempt): number | undefined {
  const wait = waits[attempts - 1];
  return wait === undefined ? undefined : Math.max(wait, Math.min(askedSeconds, longestWait));
}
