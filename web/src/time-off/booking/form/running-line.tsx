import { useTypes } from '../../../leave/types/types.ts';
import { runningText } from './preview-text.ts';
import type { RequestChecks } from './use-request-checks.ts';

interface RunningLineProps {
  checks: RequestChecks;
  isOwn: boolean;
}

/** A short preview of the chosen days. */
export function RunningLine({ checks: { preview, isChecking }, isOwn }: RunningLineProps) {
  const { types } = useTypes();
  if (!preview) return isChecking ? 'Checking the calendar...' : 'Choose the first day, then the last.';
  const unit = types.find(({ code }) => code === preview.asked.type)?.unit ?? 'DAY';
  return runningText(preview, { unit, isOwn });
}
