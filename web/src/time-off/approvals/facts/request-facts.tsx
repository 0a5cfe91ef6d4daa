import { personName } from '@almanac/domain/access/person-name';
import { calendarDays } from '@almanac/domain/calendar/period';
import { personAddress } from '@almanac/domain/erased-person';
import type { DecisionFacts as BriefFacts } from '@almanac/domain/time-off/approvals/schema';
import { capacityState } from '@almanac/domain/time-off/presence/capacity-state';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { spanTextBeside } from '@almanac/domain/time-off/requests/span-text';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fillsAreaOnPhone, PersonLink } from '../../../access/person-link.tsx';
import { TypeBadge } from '../../../leave/types/type-badge.tsx';
import { useTypes } from '../../../leave/types/types.ts';
import { countText } from '../../../platform/lists/count-text.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { useToday } from '../../../platform/session/today.ts';
import { DayOfInstant } from '../../../platform/time-text.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Avatar } from '../../../ui/data/avatar.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { Disclosure } from '../../../ui/page/disclosure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { AdjustBalance } from '../../balances/use-balance-dialog.tsx';
import { ChangedFrom } from '../../requests/changed-from.tsx';
import { RequestDocument } from '../../requests/request-document.tsx';
import { durationText } from '../../requests/words/duration-text.ts';
import { sharedDecisionText } from '../../requests/words/who-decides.ts';
import { awayBriefly, leftBriefly } from './brief-facts.ts';
import { useDecisionFacts } from './use-decision-facts.ts';

const DecisionFactsDialog = lazyDialog(
  async () => (await import('./decision-facts-dialog.tsx')).DecisionFactsDialog,
);

export interface RequestFactsProps {
  request: TimeOffRequest;
  /** Undefined while loading; null if loading failed. */
  facts: BriefFacts | null | undefined;
  /** Id of the requester's name, which distinguishes the buttons of different cards. */
  nameId: string;
  /** Called when the details open. */
  onActivate: () => void;
  onAdjust: AdjustBalance;
}

/** A request in two lines. If there is a pane, it shows the details. */
export function TwoLines({
  request,
  facts,
  nameId,
  hasPane,
  ...details
}: RequestFactsProps & { hasPane: boolean }) {
  const decides = sharedDecisionText(request, useViewer().id);
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        {/* Days that don't fit next to the name wrap; three lines are as tall as the buttons. */}
        <div className="flex flex-wrap items-center gap-x-2 *:-my-0.5">
          <p id={nameId} className="flex max-w-max min-w-16 grow basis-28 font-medium text-ink">
            <PersonLink person={request.requester} className="truncate" />
          </p>
          <div className="shrink-0">
            <TypeBadge type={request.type} />
          </div>
          <Days request={request} className="shrink-0 py-0.5" />
        </div>
        <div className="flex items-center gap-x-2">
          <ChangedFrom request={request} />
          <p className="min-w-0 flex-1 truncate text-sm text-ink-muted">
            <Duration request={request} /> · {decides && `${decides} · `}
            <Origin request={request} />
            {request.reason !== undefined && (
              <>
                {' · '}
                <bdi className="text-ink">{firstLine(request.reason)}</bdi>
              </>
            )}
          </p>
          {!hasPane && <DetailsButton {...details} request={request} nameId={nameId} />}
        </div>
        <RequestDocument request={request} nameId={nameId} />
      </div>
      <div className="flex w-28 shrink-0 flex-col gap-1">
        <Brief request={request} facts={facts} />
      </div>
    </>
  );
}

/** A request for a narrow screen: requester, type and days, with the rest folded. */
export function FoldedFacts({
  request,
  facts,
  nameId,
  select,
  ...details
}: RequestFactsProps & { select: ReactNode }) {
  const decides = sharedDecisionText(request, useViewer().id);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {select}
        <Avatar name={personName(request.requester)} size="small" />
        <p
          id={nameId}
          className="relative flex min-h-11 min-w-0 grow basis-24 items-center font-medium text-ink md:min-h-6"
        >
          <PersonLink person={request.requester} className={`truncate ${fillsAreaOnPhone}`} />
        </p>
        <TypeBadge type={request.type} />
      </div>
      <div className="flex flex-wrap gap-x-3">
        <Days request={request} />
        <p>
          <Duration request={request} />
        </p>
      </div>
      <div className="flex empty:hidden">
        <ChangedFrom request={request} />
      </div>
      <RequestDocument request={request} nameId={nameId} />
      <Disclosure title="Balance, team and reason" className="-mx-2">
        <div className="flex flex-col gap-2 px-2 pb-2">
          <div className="flex flex-wrap gap-x-3">
            <Brief request={request} facts={facts} />
          </div>
          <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">
            <Origin request={request} />
            {decides && ` · ${decides}`}
          </p>
          {request.reason !== undefined && (
            <p dir="auto" className="[overflow-wrap:anywhere]">
              {firstLine(request.reason)}
            </p>
          )}
          <DetailsButton {...details} request={request} nameId={nameId} />
        </div>
      </Disclosure>
    </>
  );
}

function firstLine(reason: string): string {
  const [line = '', ...others] = reason.split('\n');
  return others.length === 0 ? line : `${line} …`;
}

function Days({ request, className }: { request: TimeOffRequest; className?: string }) {
  const today = useToday();
  const { startDate, endDate } = request;
  return (
    <p className={classNames('whitespace-nowrap text-ink', className)}>
      <time dateTime={startDate === endDate ? startDate : `${startDate}/${endDate}`}>
        {spanTextBeside(request, { startDate: today, endDate: today }, readerLocale())}
      </time>
    </p>
  );
}

function Duration({ request }: { request: TimeOffRequest }) {
  const { unit } = useTypes().typeOf(request.type);
  const duration = durationText(request, unit);
  return (
    <span className="whitespace-nowrap text-ink">
      {unit === 'HOUR' ? duration : `${countText(calendarDays(request), 'day')}, ${duration}`}
    </span>
  );
}

const marks = {
  warning: { icon: CircleAlert, tone: 'danger', word: 'Over the limit' },
  caution: { icon: TriangleAlert, tone: 'warning', word: 'Caution' },
  fine: { icon: CircleCheck, tone: 'success', word: 'Fine' },
} as const;

function Brief({ request, facts }: Pick<RequestFactsProps, 'request' | 'facts'>) {
  const today = useToday();
  const { types } = useTypes();
  const { unit = 'DAY' } = types.find(({ code }) => code === request.type) ?? {};
  if (facts === null) return <p className="text-sm text-ink-muted">What is left could not be loaded</p>;
  if (facts === undefined) return <Skeleton className="h-5 w-40" />;
  const { coverage } = facts;
  const mark = coverage && marks[capacityState(coverage)];
  return (
    <>
      <p className="text-sm text-ink">{leftBriefly(facts, unit, today)}</p>
      {coverage && mark && (
        <p className="flex items-center gap-1 text-sm whitespace-nowrap text-ink">
          <mark.icon aria-hidden="true" data-tone={mark.tone} className="size-4 shrink-0 text-tone-mark" />
          <span className="sr-only">{mark.word}: </span>
          {awayBriefly(coverage)}
        </p>
      )}
    </>
  );
}

function Origin({ request: { requester, createdAt } }: { request: TimeOffRequest }) {
  const state = requester.isActive === false ? 'deactivated' : undefined;
  return (
    <>
      {[personAddress(requester), requester.department?.name, state].filter(Boolean).join(' · ')} ·{' '}
      <span className="whitespace-nowrap">
        submitted <DayOfInstant instant={createdAt} />
      </span>
    </>
  );
}

type DetailsButtonProps = Omit<RequestFactsProps, 'facts'>;

/** Opens the pane's content in a dialog on narrow screens; loaded on demand. */
function DetailsButton({ request, nameId, onActivate, onAdjust }: DetailsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const facts = useDecisionFacts(request, isOpen);
  return (
    <>
      <IconButton
        label="Details"
        size="small"
        aria-describedby={nameId}
        className="-my-1"
        onPress={() => {
          onActivate();
          setOpen(true);
        }}
      >
        <Info aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <DecisionFactsDialog
          request={request}
          facts={facts}
          isOpen
          onAdjust={onAdjust}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
