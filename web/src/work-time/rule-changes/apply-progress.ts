import { type ApplyStep, applySteps } from '@almanac/domain/work-time/apply-step';
import type { Progress } from '../../platform/http/progress.ts';
import { text } from './messages/text.ts';

const steps = {
  READING: 'work-time.rule-changes.reading',
  COMPARING: 'work-time.rule-changes.comparing',
  WRITING: 'work-time.rule-changes.writing',
  STORING: 'work-time.rule-changes.storing',
} as const satisfies Record<ApplyStep, string>;

/** Progress as text and percentage; undefined for unknown steps. */
export function applyProgress({ step, done, total }: Progress): { label: string; value: number } | undefined {
  const known = applySteps.find((each) => each === step);
  if (!known) return undefined;
  const counts = done !== undefined && total !== undefined && total > 0;
  const share = counts ? done / total : 0;
  const doing = text(steps[known]);
  return {
    label: counts ? text('work-time.rule-changes.progress', { step: doing, done, total }) : doing,
    value: ((applySteps.indexOf(known) + share) / applySteps.length) * 100,
  };
}
