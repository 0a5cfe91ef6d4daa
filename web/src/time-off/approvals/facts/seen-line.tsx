import { dateAt } from '@almanac/domain/calendar/calendar-date';
import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { SeenAtDecision } from '@almanac/domain/time-off/approvals/schema';
import { useCompany } from '../../../platform/session/company.ts';
import { awayBriefly, leftBriefly } from './brief-facts.ts';
import { text } from './messages/text.ts';

interface SeenLineProps {
  seen: SeenAtDecision;
  unit: LeaveUnit;
  /** The instant of the decision. */
  at: string;
}

/** What the approver saw when they decided: '12 of 30 left, 2 away, 33%'. */
export function SeenLine({ seen, unit, at }: SeenLineProps) {
  const { timeZone } = useCompany();
  const { coverage } = seen;
  return (
    <p className="text-sm">
      <span className="text-ink-muted">{text('time-off.approvals.seenAtDecision')} </span>
      {leftBriefly(seen, unit, dateAt(Date.parse(at), timeZone))}
      {coverage && (
        <>
          , <span className="whitespace-nowrap">{awayBriefly(coverage)}</span>
        </>
      )}
    </p>
  );
}
