import { type ApplyStep, applySteps } from '@almanac/domain/work-time/apply-step';
import type { Progress } from '../../platform/http/progress.ts';

const textOf: Record<ApplyStep, string> = {
  READING: 'Reading the records',
  COMPARING: 'Comparing the balances',
  WRITING: 'Writing the change',
  STORING: 'Storing it with its log and mails',
};

/** Progress as text and percentage; undefined for unknown steps. */
export function applyProgress({ step, done, total }: Progress): { label: string; value: number } | undefined {
  const known = applySteps.find((each) => each === step);
  if (!known) return undefined;
  const counts = done !== undefined && total !== undefined && total > 0;
  const share = counts ? done / total : 0;
  const count = counts ? `: ${done.toLocaleString('en')} of ${total.toLocaleString('en')} people` : '';
  return {
    label: `${textOf[known]}${count}`,
    value: ((applySteps.indexOf(known) + share) / applySteps.length) * 100,
  };
}
