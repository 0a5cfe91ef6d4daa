import { personName } from '@almanac/domain/access/person-name';
import { periodText, periodTextInYear } from '@almanac/domain/calendar/date-text';
import type { RequestPreview } from '@almanac/domain/time-off/booking/schema';
import type { Absence } from '@almanac/domain/time-off/presence/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { mostDecidersNamed } from '@almanac/domain/time-off/requests/vocabulary';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTypes } from '../../../leave/types/types.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { Avatar } from '../../../ui/data/avatar.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { leaveText } from '../../balances/account/account-text.ts';
import { linesAddress } from '../../balances/balance-filters.ts';
import { LeaveBalanceTiles, LeaveBalanceTilesSkeleton } from '../../balances/leave-balance-tiles.tsx';
import { MissingHolidays } from '../../booking/form/missing-holidays.tsx';
import { capacityQuery } from '../../presence/entries/api.ts';
import { CapacityNotice } from '../../presence/marks/capacity-notice.tsx';
import { StatusBadge } from '../../requests/request-badges.tsx';
import { sharedDecisionText } from '../../requests/words/who-decides.ts';
import type { DecisionFacts } from './use-decision-facts.ts';

interface DecisionDetailsProps {
  request: TimeOffRequest;
  facts: DecisionFacts;
  /** False if the balance is shown next to it. */
  hasBalance?: boolean;
  headingLevel?: 3 | 4;
}

/** The full reason, the amount of each day, balance, capacity and absences. */
export function DecisionDetails({
  request,
  facts,
  hasBalance = true,
  headingLevel = 3,
}: DecisionDetailsProps) {
  const { balance, conflicts, preview, hasCapacity } = facts;
  const { requester, type, startDate, endDate, reason } = request;
  const { types } = useTypes();
  const decides = sharedDecisionText(request, useViewer().id, mostDecidersNamed);
  const { unit = 'DAY' } = types.find(({ code }) => code === type) ?? {};
  const capacity = useQuery({
    ...capacityQuery({ period: { startDate, endDate }, requesterId: requester.id }),
    enabled: hasCapacity,
  });
  return (
    <>
      <Part level={headingLevel} title="Reason">
        {reason === undefined ? (
          <p className="text-ink-muted">None was given.</p>
        ) : (
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {reason}
          </p>
        )}
      </Part>
      {decides && (
        <Part level={headingLevel} title="Who decides">
          <p>{decides}</p>
        </Part>
      )}
      <Part level={headingLevel} title="Day by day">
        {preview.data ? (
          <>
            <Days days={preview.data.days} unit={unit} />
            <MissingHolidays missing={preview.data.missingHolidays} />
          </>
        ) : preview.isError ? (
          <p className="text-ink-muted">The days could not be loaded.</p>
        ) : (
          <SkeletonList label="Loading the days" rows={3} />
        )}
      </Part>
      {hasBalance && (
        <Part level={headingLevel} title="Leave balance">
          <Balance request={request} data={balance.data} isError={balance.isError} />
        </Part>
      )}
      {hasCapacity && (
        <Part level={headingLevel} title="Team capacity">
          {capacity.data ? (
            <CapacityNotice capacity={capacity.data} />
          ) : (
            <p className="text-ink-muted">
              {capacity.isError ? 'The team capacity could not be checked.' : 'Checking the calendar...'}
            </p>
          )}
        </Part>
      )}
      <Part level={headingLevel} title="Also away then">
        {conflicts.data ? (
          <Teammates teammates={conflicts.data.teammates} />
        ) : (
          <p className="text-ink-muted">
            {conflicts.isError ? 'The absences could not be loaded.' : 'Checking the calendar...'}
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
  if (isError && !data) return <p className="text-ink-muted">Failed to load leave balance</p>;
  if (!data) return <LeaveBalanceTilesSkeleton />;
  return (
    <LeaveBalanceTiles
      balance={data}
      linesAt={(type, lines) => linesAddress(type, lines, request.requester.id)}
    />
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

function Days({ days, unit }: { days: RequestPreview['days']; unit: 'DAY' | 'HOUR' }) {
  return (
    <ul className="flex flex-col gap-0.5 text-sm">
      {days.map(({ date, amount, because }) => (
        <li key={date} className="flex gap-3">
          <time dateTime={date} className="w-20 shrink-0 text-ink">
            {periodTextInYear({ startDate: date, endDate: date }, readerLocale())}
          </time>
          <span className="min-w-0 flex-1 text-ink-muted">
            {amount > 0 && `${leaveText(amount, unit)} · `}
            {because}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Teammates({ teammates }: { teammates: readonly Absence[] }) {
  const { nameOf } = useTypes();
  if (teammates.length === 0) return <p className="text-ink-muted">Nobody else of the department.</p>;
  return (
    <ul className="divide-y divide-line">
      {teammates.map(({ requester, type, startDate, endDate, status }) => {
        const name = personName(requester);
        return (
          <li
            key={`${requester.id} ${startDate}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2"
          >
            <Avatar name={name} size="small" />
            <div className="min-w-40 flex-1">
              <p className="text-ink">
                <bdi>{name}</bdi>
              </p>
              <p className="text-sm text-ink-muted">
                {type !== undefined && `${nameOf(type)}, `}
                {periodText({ startDate, endDate }, readerLocale())}
              </p>
            </div>
            <StatusBadge status={status} />
          </li>
        );
      })}
    </ul>
  );
}
