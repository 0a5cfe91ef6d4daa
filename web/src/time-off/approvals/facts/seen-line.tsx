import { dateAt } from '@almanac/domain/calendar/calendar-date';
import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { SeenAtDecision } from '@almanac/domain/time-off/approvals/schema';
import { useCompany } from '../../../platform/session/company.ts';
import { seenText } from './seen-text.ts';

interface SeenLineProps {
  seen: SeenAtDecision;
  unit: LeaveUnit;
  /** The instant of the decision. */
  at: string;
}

/** What the approver saw when they decided. */
export function SeenLine({ seen, unit, at }: SeenLineProps) {
  const { timeZone } = useCompany();
  return (
    <p className="text-sm">
      <span className="text-ink-muted">What the approver saw: </span>
      {seenText(seen, unit, dateAt(Date.parse(at), timeZone))}
    </p>
  );
}
