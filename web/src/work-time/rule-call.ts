import type { EffectFields, Impact } from '@almanac/domain/work-time/effect-schema';

/** A change of rules: the call that makes it, and of which a dry run tells the effect alone. */
export type RuleCall<Written> = (effect: EffectFields) => Promise<Written | Impact>;

/** What the change would do, to a person where one is named; nothing is stored. */
export async function effectOf<Written>(call: RuleCall<Written>, person?: string): Promise<Impact> {
  const answer = await call({ dryRun: true, ...(person !== undefined && { person }) });
  if (!isImpact(answer)) throw new Error('The server has answered a dry run with a record');
  return answer;
}

export function isImpact(answer: unknown): answer is Impact {
  return typeof answer === 'object' && answer !== null && 'fingerprint' in answer;
}

/** What a call says beside its record, as the address of one without a body has it. */
export function inAddress({ dryRun, ...others }: EffectFields) {
  return { ...others, ...(dryRun !== undefined && { dryRun: `${dryRun}` }) };
}
