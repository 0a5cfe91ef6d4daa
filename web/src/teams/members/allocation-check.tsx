import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import { fullTime, toPercent, toTenths } from '@almanac/domain/teams/members/percent';
import type { Allocations } from '@almanac/domain/teams/members/schema';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { errorMessage } from '../../platform/http/api-error.ts';
import { isolated } from '../../platform/isolated.ts';
import { readerLocale } from '../../platform/locale.ts';
import { DayText } from '../../platform/time-text.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Meter } from '../../ui/data/meter.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { loadTone } from './allocations/load-text.ts';
import { allocationsQuery } from './api.ts';

interface AllocationNoteProps {
  personName: string;
  /** Percentage in form values. */
  allocationPercent: number;
  allocations: Allocations | undefined;
  error: Error | null;
  isChecking: boolean;
  /** The fields to fill in first; undefined if the period can be checked. */
  missing: string | undefined;
}

/** Previews the person's highest allocation in the period of an edited membership. */
export function AllocationNote({ personName, error, isChecking, missing, ...figures }: AllocationNoteProps) {
  if (error) {
    return (
      <Alert tone="danger">
        <p>Error fetching allocation data: {errorMessage(error)}</p>
      </Alert>
    );
  }
  return (
    <div aria-live="polite" className="min-h-21 rounded-md bg-sunken px-4 py-3">
      {isChecking ? (
        <Spinner label={`Checking ${isolated(personName)}'s current allocations...`} />
      ) : figures.allocations ? (
        <FullestDay
          personName={personName}
          allocations={figures.allocations}
          allocationPercent={figures.allocationPercent}
        />
      ) : (
        <p className="text-ink-muted">
          Choose {missing} to see how much of {personName === '' ? 'their' : `${isolated(personName)}'s`} time
          is left in the period.
        </p>
      )}
    </div>
  );
}

type FullestDayProps = Pick<AllocationNoteProps, 'personName' | 'allocationPercent'> & {
  allocations: Allocations;
};

function FullestDay({ personName, allocationPercent, allocations }: FullestDayProps) {
  const { totalAllocation, remainingCapacity, peakDate } = allocations;
  const load = toTenths(totalAllocation) + toTenths(allocationPercent);
  const isWithin = load <= fullTime;
  const Icon = isWithin ? CircleCheck : TriangleAlert;
  const day = dateText(peakDate, readerLocale());
  const counted = allocations.allocations.filter(({ isActive }) => isActive);
  return (
    <div className="flex flex-col gap-2">
      <Meter
        label={`${isolated(personName)} on ${day}, the fullest day`}
        value={toPercent(load)}
        valueLabel={`${toPercent(load)}%`}
        tone={loadTone(toPercent(load))}
      />
      <p
        data-tone={isWithin ? 'success' : 'allocation-high'}
        className="flex items-start gap-1.5 font-medium text-tone-text"
      >
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          {isWithin ? 'within 100%' : 'over 100%'}
          <span className="font-normal">
            {totalAllocation === 0
              ? `: nothing else in this period, ${remainingCapacity}% available`
              : `: ${totalAllocation}% on other teams, ${remainingCapacity}% available`}
          </span>
        </span>
      </p>
      {counted.length > 0 && <OtherTeams allocations={counted} />}
    </div>
  );
}

/** The person's other teams in the period, with percentages. */
function OtherTeams({ allocations }: Pick<Allocations, 'allocations'>) {
  return (
    <ul aria-label="Allocations in this period" className="text-sm text-ink-muted">
      {allocations.map(({ memberId, team, allocationPercent, startDate, endDate }) => (
        <li key={memberId}>
          <bdi className="font-medium text-ink">{team.name}</bdi> {allocationPercent}% from{' '}
          <DayText date={startDate} />
          {endDate !== undefined && (
            <>
              {' '}
              to <DayText date={endDate} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface Membership {
  userId: string;
  startDate: string;
  endDate?: string | null | undefined;
  /** The edited membership. */
  memberId?: string | undefined;
}

/** The person's allocations in the form's period, loaded once person and dates are valid. */
export function useAllocations({ userId, startDate, endDate, memberId }: Membership) {
  const missing = missingWords({ userId, startDate, endDate });
  const isQuestion = missing === undefined;
  const { data, error, isFetching } = useQuery({
    ...allocationsQuery({
      userId,
      startDate,
      ...(endDate && { endDate }),
      ...(memberId && { excludeMemberId: memberId }),
    }),
    enabled: isQuestion,
  });
  return {
    allocations: isQuestion && !isFetching ? data : undefined,
    error: isQuestion ? error : null,
    isChecking: isQuestion && (isFetching || (data === undefined && error === null)),
    missing,
  };
}

/** The fields still missing for the check. */
export function missingWords({
  userId,
  startDate,
  endDate,
}: Omit<Membership, 'memberId'>): string | undefined {
  const missing = [
    ...(userId === '' ? ['a person'] : []),
    ...(isCalendarDate(startDate) ? [] : ['a start date']),
  ];
  if (missing.length > 0) return missing.join(' and ');
  const isPeriod = !endDate || (isCalendarDate(endDate) && endDate >= startDate);
  return isPeriod ? undefined : 'an end date that is not before the start date';
}
