import type { EffectFields, Impact, RuleFields } from '@almanac/domain/work-time/effect-schema';

/** A change of rules: the call that makes it, and of which a dry run tells the effect alone. */
export type RuleCall<Written> = (effect: RuleFields, signal?: AbortSignal) => Promise<Written | Impact>;

/** What the change would do, to a person where one is named; nothing is stored. The signal calls it off. */
export async function effectOf<Written>(
  call: RuleCall<Written>,
  asked: Pick<EffectFields, 'person' | 'progress'> = {},
  signal?: AbortSignal,
): Promise<Impact> {
  const answer = await call({ dryRun: true, ...asked }, signal);
  if (!isImpact(answer)) throw new Error('The server has answered a dry run with a record');
  return answer;
}

export function isImpact(answer: unknown): answer is Impact {
  return typeof answer === 'object' && answer !== null && 'fingerprint' in answer;
}

/** The same change with a reason; without one where it is empty. */
export function withReason<Written>(call: RuleCall<Written>, reason: string): RuleCall<Written> {
  if (reason.trim() === '') return call;
  return (effect, signal) => call({ ...effect, reason }, signal);
}

/** What a call says beside its record, as the address of one without a body has it. */
export function inAddress({ dryRun, ...others }: RuleFields) {
  return { ...others, ...(dryRun !== undefined && { dryRun: `${dryRun}` }) };
}
