import { useTypes } from '../../../leave/types/types.ts';
import { text } from './messages/text.ts';
import { runningText } from './preview-text.ts';
import type { RequestChecks } from './use-request-checks.ts';

interface RunningLineProps {
  checks: RequestChecks;
  isOwn: boolean;
}

/** A short preview of the chosen days. */
export function RunningLine({ checks: { preview, isChecking }, isOwn }: RunningLineProps) {
  const { types } = useTypes();
  if (!preview) return text(isChecking ? 'time-off.booking.checking' : 'time-off.booking.chooseDays');
  const unit = types.find(({ code }) => code === preview.asked.type)?.unit ?? 'DAY';
  return runningText(preview, { unit, isOwn });
}
