import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import { formatPercent } from '@almanac/domain/language/formats';
import { fullTime, toPercent, toTenths } from '@almanac/domain/teams/members/percent';
import type { Allocations } from '@almanac/domain/teams/members/schema';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { errorMessage } from '../../platform/http/api-error.ts';
import { readerLocale } from '../../platform/locale.ts';
import { DayText } from '../../platform/time-text.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Meter } from '../../ui/data/meter.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { loadTone } from './allocations/load-text.ts';
import { allocationsQuery } from './api.ts';
import { rich, text } from './messages/dialogs-text.ts';

interface AllocationNoteProps {
  personName: string;
  /** Percentage in form values. */
  allocationPercent: number;
  allocations: Allocations | undefined;
  error: Error | null;
  isChecking: boolean;
  /** The fields to fill in first; undefined if the period can be checked. */
  missing: MissingFields | undefined;
}

/** Previews the person's highest allocation in the period of an edited membership. */
export function AllocationNote({ personName, error, isChecking, missing, ...figures }: AllocationNoteProps) {
  if (error) {
    return (
      <Alert tone="danger">
        <p>{text('teams.members.allocationsFailed', { reason: errorMessage(error) })}</p>
      </Alert>
    );
  }
  return (
    <div aria-live="polite" className="min-h-21 rounded-md bg-sunken px-4 py-3">
      {isChecking ? (
        <Spinner label={text('teams.members.checking', { name: personName })} />
      ) : figures.allocations ? (
        <FullestDay
          personName={personName}
          allocations={figures.allocations}
          allocationPercent={figures.allocationPercent}
        />
      ) : (
        missing && <p className="text-ink-muted">{missingText(missing, personName)}</p>
      )}
    </div>
  );
}

function missingText(missing: MissingFields, name: string): string {
  switch (missing) {
    case 'PERSON_AND_START':
      return text('teams.members.choosePersonAndStart');
    case 'PERSON':
      return text('teams.members.choosePerson');
    case 'START':
      return text('teams.members.chooseStart', { name });
    case 'END':
      return text('teams.members.chooseEnd', { name });
  }
}

type FullestDayProps = Pick<AllocationNoteProps, 'personName' | 'allocationPercent'> & {
  allocations: Allocations;
};

function FullestDay({ personName, allocationPercent, allocations }: FullestDayProps) {
  const { totalAllocation, remainingCapacity, peakDate } = allocations;
  const load = toTenths(totalAllocation) + toTenths(allocationPercent);
  const isWithin = load <= fullTime;
  const Icon = isWithin ? CircleCheck : TriangleAlert;
  const verdict = (
    <span className="font-medium">{text(isWithin ? 'teams.members.within' : 'teams.members.over')}</span>
  );
  const counted = allocations.allocations.filter(({ isActive }) => isActive);
  return (
    <div className="flex flex-col gap-2">
      <Meter
        label={text('teams.members.fullestDay', { name: personName, date: peakDate })}
        value={toPercent(load)}
        valueLabel={formatPercent(toPercent(load), readerLocale())}
        tone={loadTone(toPercent(load))}
      />
      <p
        data-tone={isWithin ? 'success' : 'allocation-high'}
        className="flex items-start gap-1.5 text-tone-text"
      >
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          {totalAllocation === 0
            ? rich('teams.members.verdictAlone', { verdict, available: remainingCapacity })
            : rich('teams.members.verdict', {
                verdict,
                others: totalAllocation,
                available: remainingCapacity,
              })}
        </span>
      </p>
      {counted.length > 0 && <OtherTeams allocations={counted} />}
    </div>
  );
}

/** The person's other teams in the period, with percentages. */
function OtherTeams({ allocations }: Pick<Allocations, 'allocations'>) {
  return (
    <ul aria-label={text('teams.members.inThisPeriod')} className="text-sm text-ink-muted">
      {allocations.map(({ memberId, team, allocationPercent: percent, startDate, endDate }) => {
        const share = {
          team: <bdi className="font-medium text-ink">{team.name}</bdi>,
          percent,
          start: <DayText date={startDate} />,
        };
        return (
          <li key={memberId}>
            {endDate === undefined
              ? rich('teams.members.shareFrom', share)
              : rich('teams.members.shareFromTo', { ...share, end: <DayText date={endDate} /> })}
          </li>
        );
      })}
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
  const missing = missingFields({ userId, startDate, endDate });
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

type MissingFields = 'PERSON_AND_START' | 'PERSON' | 'START' | 'END';

/** The fields still missing for the check. */
export function missingFields({
  userId,
  startDate,
  endDate,
}: Omit<Membership, 'memberId'>): MissingFields | undefined {
  const hasStart = isCalendarDate(startDate);
  if (userId === '') return hasStart ? 'PERSON' : 'PERSON_AND_START';
  if (!hasStart) return 'START';
  const isPeriod = !endDate || (isCalendarDate(endDate) && endDate >= startDate);
  return isPeriod ? undefined : 'END';
}
