import { personName } from '@almanac/domain/access/person-name';
import { periodText } from '@almanac/domain/calendar/date-text';
import { capacityState } from '@almanac/domain/time-off/presence/capacity-state';
import type { Absence, TeamCapacity } from '@almanac/domain/time-off/presence/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { mostDecidersNamed } from '@almanac/domain/time-off/requests/vocabulary';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTypes } from '../../../leave/types/types.ts';
import { Face } from '../../../people/photos/face.tsx';
import { readerLocale } from '../../../platform/locale.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { linesAddress } from '../../balances/balance-filters.ts';
import { LeaveBalanceTiles, LeaveBalanceTilesSkeleton } from '../../balances/leave-balance-tiles.tsx';
import { MissingHolidays } from '../../booking/form/missing-holidays.tsx';
import { LeaveKept } from '../../booking/other-leave/leave-kept.tsx';
import { ReducedLeave } from '../../booking/other-leave/reduced-leave.tsx';
import { capacityQuery } from '../../presence/entries/api.ts';
import { CapacityNotice } from '../../presence/marks/capacity-notice.tsx';
import { sharedDecisionText } from '../../requests/words/who-decides.ts';
import { text as oldestText } from '../messages/oldest-text.ts';
import { DaySquares } from './day-squares.tsx';
import { text } from './messages/text.ts';
import type { DecisionFacts } from './use-decision-facts.ts';

interface DecisionDetailsProps {
  request: TimeOffRequest;
  facts: DecisionFacts;
  /** False if the reason is shown next to it. */
  hasReason?: boolean;
  /** False if the balance is shown next to it. */
  hasBalance?: boolean;
  headingLevel?: 3 | 4;
}

/** The full reason, the amount of each day, balance, capacity and absences. */
export function DecisionDetails({
  request,
  facts,
  hasReason = true,
  hasBalance = true,
  headingLevel = 3,
}: DecisionDetailsProps) {
  const { balance, conflicts, preview, hasCapacity } = facts;
  const { requester, type, startDate, endDate, reason } = request;
  const decides = sharedDecisionText(request, useViewer().id, mostDecidersNamed);
  const capacity = useQuery({
    ...capacityQuery({ period: { startDate, endDate }, requesterId: requester.id }),
    enabled: hasCapacity,
  });
  return (
    <>
      {hasReason && (
        <Part level={headingLevel} title={text('time-off.approvals.reasonTitle')}>
          {reason === undefined ? (
            <p className="text-ink-muted">{oldestText('time-off.approvals.noReason')}</p>
          ) : (
            <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {reason}
            </p>
          )}
        </Part>
      )}
      {hasReason && decides && (
        <Part level={headingLevel} title={text('time-off.approvals.whoDecides')}>
          <p>{decides}</p>
        </Part>
      )}
      <Part level={headingLevel} title={text('time-off.approvals.days')}>
        {preview.data ? (
          <>
            <DaySquares days={preview.data.days} type={type} />
            <MissingHolidays missing={preview.data.missingHolidays} />
            <ReducedLeave reduces={preview.data.reduces} />
            <LeaveKept kept={preview.data.keepsLeave} />
          </>
        ) : preview.isError ? (
          <p className="text-ink-muted">{text('time-off.approvals.daysNotLoaded')}</p>
        ) : (
          <SkeletonList label={text('time-off.approvals.loadingDays')} rows={3} />
        )}
      </Part>
      {hasBalance && (
        <Part level={headingLevel} title={text('time-off.approvals.balance')}>
          <Balance request={request} data={balance.data} isError={balance.isError} />
        </Part>
      )}
      {hasCapacity && <Capacity query={capacity} level={headingLevel} />}
      <Part level={headingLevel} title={text('time-off.approvals.awayThen')}>
        {conflicts.data ? (
          <Teammates teammates={conflicts.data.teammates} />
        ) : (
          <p className="text-ink-muted">
            {conflicts.isError
              ? text('time-off.approvals.absencesNotLoaded')
              : text('time-off.approvals.checkingCalendar')}
          </p>
        )}
      </Part>
    </>
  );
}

function Balance({
  request,
  data,
  isError,
}: { request: TimeOffRequest } & Pick<DecisionFacts['balance'], 'data' | 'isError'>) {
  if (isError && !data)
    return <p className="text-ink-muted">{text('time-off.approvals.balanceNotLoaded')}</p>;
  if (!data) return <LeaveBalanceTilesSkeleton />;
  return (
    <LeaveBalanceTiles
      balance={data}
      linesAt={(type, lines) => linesAddress(type, lines, request.requester.id)}
    />
  );
}

type CapacityProps = { query: Pick<UseQueryResult<TeamCapacity>, 'data' | 'isError'>; level: 3 | 4 };

/** The department's capacity, if it is short or unknown. */
function Capacity({ query: { data, isError }, level }: CapacityProps) {
  if (data ? capacityState(data.overallImpact) === 'fine' : !isError) return null;
  return (
    <Part level={level} title={text('time-off.approvals.capacity')}>
      {data ? (
        <CapacityNotice capacity={data} />
      ) : (
        <p className="text-ink-muted">{text('time-off.approvals.capacityUnknown')}</p>
      )}
    </Part>
  );
}

function Part({ title, level, children }: { title: string; level: 3 | 4; children: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <section className="flex flex-col gap-2">
      <Heading className="font-semibold text-ink">{title}</Heading>
      {children}
    </section>
  );
}

function Teammates({ teammates }: { teammates: readonly Absence[] }) {
  const { nameOf } = useTypes();
  if (teammates.length === 0) return <p className="text-ink-muted">{text('time-off.approvals.noOneAway')}</p>;
  return (
    <ul className="flex flex-col gap-1.5">
      {teammates.map(({ requester, type, startDate, endDate, status }) => {
        const name = personName(requester);
        return (
          <li key={`${requester.id} ${startDate}`} className="flex items-center gap-2.5">
            <Face personId={requester.id} name={name} size="small" />
            <p className="min-w-0 flex-1 leading-tight text-ink">
              <bdi className="block truncate">{name}</bdi>
              <span className="block text-sm text-ink-muted">
                {text('time-off.approvals.absence', {
                  type: type && nameOf(type),
                  days: periodText({ startDate, endDate }, readerLocale()),
                  isPending: status === 'PENDING',
                })}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
