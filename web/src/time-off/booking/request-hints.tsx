import { personName } from '@almanac/domain/access/person-name';
import { dateText, periodText } from '@almanac/domain/calendar/date-text';
import type { Period } from '@almanac/domain/calendar/period';
import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import type { Absence } from '@almanac/domain/time-off/presence/schema';
import { checkNoOverlap } from '@almanac/domain/time-off/requests/request-rules';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { TimeOffType } from '@almanac/domain/time-off/requests/vocabulary';
import { Users } from 'lucide-react';
import { readerLocale } from '../../platform/locale.ts';
import { Alert } from '../../ui/alert.tsx';
import { CapacityNotice } from '../presence/capacity-notice.tsx';
import { countText, namesText } from '../requests/request-text.ts';
import { requestHint } from './request-hint.ts';
import { useRequestChecks } from './use-request-checks.ts';

const shownTeammates = 4;

interface RequestHintsProps {
  type: TimeOffType;
  period: Period;
  balance: LeaveBalance | undefined;
  /** The request that is being edited, which is not in its own way. */
  requestId: string | undefined;
}

/** What the request would take and meet, before it is sent. */
export function RequestHints({ type, period, balance, requestId }: RequestHintsProps) {
  const hint = requestHint({ type, ...period }, balance);
  const { isChecking, conflicts, capacity } = useRequestChecks(period, requestId);
  return (
    <div className="flex min-h-15 flex-col gap-2">
      <div aria-live="polite" className="flex flex-col gap-2">
        {hint && (
          <p className="text-ink-muted">
            <span className="font-medium text-ink">{countText(hint.businessDays, 'business day')}.</span>{' '}
            {hint.sentence}
          </p>
        )}
        {hint && hint.shares.length > 0 && (
          <ul className="list-disc pl-5 text-ink-muted">
            {hint.shares.map(({ leaveYear, businessDays }) => (
              <li key={leaveYear.startDate}>
                {countText(businessDays, 'day')} from the leave year until{' '}
                {dateText(leaveYear.endDate, readerLocale())}
              </li>
            ))}
          </ul>
        )}
        {isChecking && <p className="text-ink-subtle">Checking the calendar...</p>}
        {conflicts && <OwnOverlap period={period} requests={conflicts.ownRequests} />}
        {conflicts && <TeammatesAway teammates={conflicts.teammates} />}
      </div>
      {capacity && type !== 'WORK_FROM_HOME' && <CapacityNotice capacity={capacity} />}
    </div>
  );
}

function OwnOverlap({ period, requests }: { period: Period; requests: readonly TimeOffRequest[] }) {
  const decision = checkNoOverlap(period, requests, (other) => periodText(other, readerLocale()));
  if (!decision.refused) return null;
  return (
    <Alert tone="warning" title="These days are taken">
      <p>{decision.message}</p>
    </Alert>
  );
}

function TeammatesAway({ teammates }: { teammates: readonly Absence[] }) {
  if (teammates.length === 0) return null;
  const names = [...new Set(teammates.map(absenceText))];
  return (
    <p className="flex items-start gap-2 text-ink-muted">
      <Users aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>Away then: {namesText(names, shownTeammates)}</span>
    </p>
  );
}

function absenceText({ requester, startDate, endDate, status }: Absence): string {
  const state = status === 'PENDING' ? ', not decided yet' : '';
  return `${personName(requester)} (${periodText({ startDate, endDate }, readerLocale())}${state})`;
}
