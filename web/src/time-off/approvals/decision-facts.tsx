import { isAdmin } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import { periodText } from '@almanac/domain/calendar/date-text';
import type { RequestPreview } from '@almanac/domain/time-off/booking/schema';
import { type CapacityState, capacityState } from '@almanac/domain/time-off/presence/capacity-state';
import type { Absence } from '@almanac/domain/time-off/presence/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { spanText } from '@almanac/domain/time-off/requests/span-text';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTypes } from '../../leave/types.ts';
import { namesText } from '../../platform/count-text.ts';
import { readerLocale } from '../../platform/locale.ts';
import { useViewer } from '../../platform/session.ts';
import { useToday } from '../../platform/today.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { leaveText } from '../balances/account-text.ts';
import { balanceQuery } from '../balances/api.ts';
import { BalanceDialog } from '../balances/balance-dialog.tsx';
import { linesAddress } from '../balances/balance-filters.ts';
import { LeaveBalanceTiles, LeaveBalanceTilesSkeleton } from '../balances/leave-balance-tiles.tsx';
import { previewQuery } from '../booking/api.ts';
import { capacityQuery, conflictsQuery } from '../presence/api.ts';
import { CapacityNotice } from '../presence/capacity-notice.tsx';
import { checkablePeriod } from '../presence/checkable-period.ts';
import { StatusBadge } from '../requests/request-badges.tsx';
import { leftText } from './left-text.ts';

/** What an approver weighs besides the request itself; asked for, and kept fresh, while it is wanted. */
export function useDecisionFacts(request: TimeOffRequest, isWanted: boolean) {
  const { id: requesterId, department } = request.requester;
  const { id: excludeRequestId, type, startDate, endDate, startHalf, endHalf, minutes } = request;
  const period = { startDate, endDate };
  const mayCheck = isWanted && checkablePeriod(period) !== undefined;
  const { isAway } = useTypes().typeOf(type);
  const hasCapacity = department !== undefined && isAway;
  const preview = useQuery({
    ...previewQuery({
      type,
      startDate,
      endDate,
      startHalf,
      endHalf,
      minutes,
      userId: requesterId,
      excludeRequestId,
    }),
    enabled: isWanted,
  });
  const balance = useQuery({ ...balanceQuery(requesterId), enabled: isWanted });
  const conflicts = useQuery({
    ...conflictsQuery({ period, requesterId, excludeRequestId }),
    enabled: mayCheck,
  });
  return { preview, balance, conflicts, hasCapacity };
}

type DecisionFacts = ReturnType<typeof useDecisionFacts>;

const shownNames = 2;

interface DecisionFactsRowProps {
  request: TimeOffRequest;
  facts: DecisionFacts;
  /** The element that names the requester, which tells the button of one card from those of another. */
  nameId: string;
}

/** Balance, absences and capacity in one line each; their place is kept while they load. */
export function DecisionFactsRow({ request, facts, nameId }: DecisionFactsRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { preview, balance, conflicts, hasCapacity } = facts;
  const today = useToday();
  const { types } = useTypes();
  const { unit = 'DAY' } = types.find(({ code }) => code === request.type) ?? {};
  const type = { code: request.type, unit };
  const left =
    preview.data && !balance.isPending
      ? leftText(preview.data, type, { today, balance: balance.data })
      : undefined;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 rounded-md bg-sunken px-3 py-2">
      <dl className="grid min-w-0 flex-1 basis-full gap-x-8 gap-y-2 @lg:grid-cols-4 @3xl:basis-0 @3xl:grid-cols-[0.7fr_1.2fr_1.4fr_1.2fr]">
        <Fact term="Takes">
          <Known {...preview}>{({ amount }) => leaveText(amount, unit)}</Known>
        </Fact>
        <Fact term={left?.term ?? 'Left this leave year'}>
          <Known data={left} isError={preview.isError}>
            {({ text }) => text}
          </Known>
        </Fact>
        <Fact term="Also away then">
          <Known {...conflicts}>{({ teammates }) => <Names teammates={teammates} />}</Known>
        </Fact>
        <Fact term="Team capacity">
          {hasCapacity ? (
            <Known {...preview}>{({ coverage }) => <CapacityMark coverage={coverage} />}</Known>
          ) : (
            'Not concerned'
          )}
        </Fact>
      </dl>
      <Button size="small" aria-describedby={nameId} className="@max-lg:w-full" onPress={() => setOpen(true)}>
        Details
      </Button>
      <DecisionFactsDialog request={request} facts={facts} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

interface KnownProps<Data> {
  data: Data | undefined;
  isError: boolean;
  children: (data: Data) => ReactNode;
}

function Known<Data>({ data, isError, children }: KnownProps<Data>) {
  if (data !== undefined) return children(data);
  if (isError) return <span className="text-ink-muted">Could not be loaded</span>;
  return <Skeleton className="h-5 w-32 max-w-full" />;
}

function Names({ teammates }: { teammates: readonly Absence[] }) {
  const names = [...new Set(teammates.map(({ requester }) => personName(requester)))];
  return <p className="truncate">{names.length === 0 ? 'Nobody else' : namesText(names, shownNames)}</p>;
}

const marks = {
  warning: { icon: CircleAlert, tone: 'danger', word: 'Over the limit' },
  caution: { icon: TriangleAlert, tone: 'warning', word: 'Caution' },
  fine: { icon: CircleCheck, tone: 'success', word: 'Fine' },
} as const satisfies Record<CapacityState, object>;

function CapacityMark({ coverage }: { coverage: RequestPreview['coverage'] }) {
  const { icon: Icon, tone, word } = marks[capacityState(coverage)];
  return (
    <p className="flex items-center gap-1.5">
      <Icon aria-hidden="true" data-tone={tone} className="size-4 shrink-0 text-tone-mark" />
      <span className="truncate">
        {word}: {coverage.maxPercentageImpact}% away
      </span>
    </p>
  );
}

interface DecisionFactsDialogProps {
  request: TimeOffRequest;
  facts: DecisionFacts;
  isOpen: boolean;
  onClose: () => void;
}

/** Everything that speaks for or against a request: balance, who is away then, and the days that get thin. */
function DecisionFactsDialog({ request, facts, isOpen, onClose }: DecisionFactsDialogProps) {
  const viewer = useViewer();
  const { nameOf } = useTypes();
  const [isAdjusting, setAdjusting] = useState(false);
  const { balance, conflicts, hasCapacity } = facts;
  const { requester, type, startDate, endDate } = request;
  const capacity = useQuery({
    ...capacityQuery({ period: { startDate, endDate }, requesterId: requester.id }),
    enabled: isOpen && hasCapacity,
  });
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={personName(requester)}
        description={`${nameOf(type)}, ${spanText(request, readerLocale())}`}
        footer={
          <>
            {isAdmin(viewer) && <Button onPress={() => setAdjusting(true)}>Adjust balance</Button>}
            <Button onPress={onClose}>Close</Button>
          </>
        }
      >
        <Part title="Leave balance">
          {balance.data ? (
            <LeaveBalanceTiles
              balance={balance.data}
              linesAt={(type, lines) => linesAddress(type, lines, requester.id)}
            />
          ) : balance.isError ? (
            <p className="text-ink-muted">Failed to load leave balance</p>
          ) : (
            <LeaveBalanceTilesSkeleton />
          )}
        </Part>
        {hasCapacity && (
          <Part title="Team capacity">
            {capacity.data ? (
              <CapacityNotice capacity={capacity.data} />
            ) : (
              <p className="text-ink-muted">
                {capacity.isError ? 'The team capacity could not be checked.' : 'Checking the calendar...'}
              </p>
            )}
          </Part>
        )}
        <Part title="Also away then">
          {conflicts.data ? (
            <Teammates teammates={conflicts.data.teammates} />
          ) : (
            <p className="text-ink-muted">
              {conflicts.isError ? 'The absences could not be loaded.' : 'Checking the calendar...'}
            </p>
          )}
        </Part>
      </Dialog>
      <BalanceDialog person={requester} isOpen={isAdjusting} onClose={() => setAdjusting(false)} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-ink">{title}</h3>
      {children}
    </section>
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

/** A term and what is known of it; stands in a description list. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="min-h-5 text-ink">{children}</dd>
    </div>
  );
}
