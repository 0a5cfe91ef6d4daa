import type { Impact } from '@almanac/domain/work-time/effect-schema';
import { applyEffect, effectOf, isImpact, type RuleCall } from './rule-call.ts';

/**
 * What a form knows of the people who have its rules. With `SOMEONE` the change is always previewed, with `NO_ONE` only
 * if people have the rules by now, with `UNKNOWN` if it changes what anyone has.
 */
export type Affected = 'NO_ONE' | 'SOMEONE' | 'UNKNOWN';

/** The stored record, or the effect that must be seen first. */
export type SavedOrEffect<Written> = { saved: Written } | { impact: Impact };

interface Attempt {
  affected: Affected;
  /** Name of the dry run's progress events. */
  progress?: string;
  /** Aborts the dry run, after which nothing is saved. */
  signal?: AbortSignal;
}

// Records that change between dry run and change are rare; a busy company gets the preview instead.
const mostAttempts = 3;

/**
 * Saves a change that affects no one. The server decides: it computes the effect, and stores nothing if that is another
 * one when the change is applied.
 */
export async function saveUnlessAffected<Written>(
  call: RuleCall<Written>,
  { affected, progress, signal }: Attempt,
): Promise<SavedOrEffect<Written>> {
  let impact = await effectOf(call, progress === undefined ? {} : { progress }, signal);
  for (let attempt = 0; attempt < mostAttempts && isQuiet(impact, affected); attempt += 1) {
    signal?.throwIfAborted();
    const answer = await applyEffect(call, impact);
    if (!isImpact(answer)) return { saved: answer };
    impact = answer;
  }
  return { impact };
}

/** Whether the effect needs no preview. */
function isQuiet({ people, changed, recounted }: Impact, affected: Affected): boolean {
  if (affected === 'SOMEONE') return false;
  return people === 0 || (affected === 'UNKNOWN' && changed.length === 0 && recounted.length === 0);
}
