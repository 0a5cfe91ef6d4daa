import type { EffectFields, Impact, RuleFields } from '@almanac/domain/work-time/effect-schema';
import { ApiError } from '../../platform/http/api-error.ts';

/** The call of a rule change; as a dry run, it returns only the effect. */
export type RuleCall<Written> = (effect: RuleFields, signal?: AbortSignal) => Promise<Written | Impact>;

/** The effect of a change by dry run, with one person's ledgers if named. The signal aborts it. */
export async function effectOf<Written>(
  call: RuleCall<Written>,
  fields: Pick<EffectFields, 'person' | 'progress'> = {},
  signal?: AbortSignal,
): Promise<Impact> {
  const answer = await call({ dryRun: true, ...fields }, signal);
  if (!isImpact(answer)) throw new Error('The server has answered a dry run with a record');
  return answer;
}

/** Applies the change. Returns the stored record, or the current effect if it isn't the given one. */
export async function applyEffect<Written>(
  call: RuleCall<Written>,
  { fingerprint }: Impact,
): Promise<Written | Impact> {
  try {
    return await call({ fingerprint });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'IMPACT_CHANGED') throw error;
    return effectOf(call);
  }
}

export function isImpact(answer: unknown): answer is Impact {
  return typeof answer === 'object' && answer !== null && 'fingerprint' in answer;
}

/** The call with a reason, unless that is empty. */
export function withReason<Written>(call: RuleCall<Written>, reason: string): RuleCall<Written> {
  if (reason.trim() === '') return call;
  return (effect, signal) => call({ ...effect, reason }, signal);
}

/** Fields of a call without a body, as address parameters. */
export function inAddress({ dryRun, ...others }: RuleFields) {
  return { ...others, ...(dryRun !== undefined && { dryRun: `${dryRun}` }) };
}
