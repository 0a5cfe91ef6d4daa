import { personName } from '@almanac/domain/access/person-name';
import { personAddress } from '@almanac/domain/erased-person';
import type { DecisionFacts as BriefFacts } from '@almanac/domain/time-off/approvals/schema';
import { capacityState } from '@almanac/domain/time-off/presence/capacity-state';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fillsAreaOnPhone, PersonLink } from '../../../access/person-link.tsx';
import { TypeBadge } from '../../../leave/types/type-badge.tsx';
import { useTypes } from '../../../leave/types/types.ts';
import { Face } from '../../../people/photos/face.tsx';
import { useViewer } from '../../../platform/session/session.ts';
import { useToday } from '../../../platform/session/today.ts';
import { DaysAgo } from '../../../platform/time-text.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { leaveText } from '../../balances/account/account-text.ts';
import type { AdjustBalance } from '../../balances/use-balance-dialog.tsx';
import { ChangedFrom } from '../../requests/changed-from.tsx';
import { RequestDocument } from '../../requests/request-document.tsx';
import { spanTextBeside } from '../../requests/words/request-texts.ts';
import { useDuration } from '../../requests/words/use-duration.ts';
import { sharedDecisionText } from '../../requests/words/who-decides.ts';
import { awayBriefly, leftBriefly } from './brief-facts.ts';
import { rich, text } from './messages/text.ts';
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

/** A request in two lines: the days, then the reason. If there is a pane, it shows the details. */
export function TwoLines({
  request,
  facts,
  nameId,
  hasPane,
  ...details
}: RequestFactsProps & { hasPane: boolean }) {
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-col">
        {/* Days that don't fit next to the name wrap. */}
        <div className="flex flex-wrap items-center gap-x-2 *:-my-0.5">
          <p id={nameId} className="flex max-w-max min-w-16 grow basis-28 font-medium text-ink">
            <PersonLink person={request.requester} className="truncate" />
          </p>
          <div className="shrink-0">
            <TypeBadge type={request.type} />
          </div>
          <Days request={request} className="shrink-0 py-0.5" />
        </div>
        <div className="flex items-center gap-x-2 text-sm">
          <ChangedFrom request={request} />
          {request.reason !== undefined && (
            <p dir="auto" className="min-w-24 truncate text-ink">
              {firstLine(request.reason)}
            </p>
          )}
          {/* Takes only the width that the reason leaves. */}
          <p
            className={classNames(
              'relative min-w-0 grow truncate text-ink-muted',
              hasPane ? 'shrink-0 basis-24' : 'basis-0',
            )}
          >
            <Origin request={request} isBrief={hasPane && request.reason !== undefined} />
          </p>
        </div>
        <RequestDocument request={request} nameId={nameId} />
      </div>
      <div className="flex w-36 shrink-0 flex-col">
        <Brief request={request} facts={facts} hasDuration />
      </div>
      {!hasPane && <DetailsButton {...details} request={request} nameId={nameId} />}
    </>
  );
}

/** A request for a narrow screen. */
export function FoldedFacts({
  request,
  facts,
  nameId,
  select,
  ...details
}: RequestFactsProps & { select: ReactNode }) {
  const duration = useDuration(request);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {select}
        <Face personId={request.requester.id} name={personName(request.requester)} size="small" />
        <p
          id={nameId}
          className="relative flex min-h-11 min-w-0 grow basis-24 items-center font-medium text-ink md:min-h-6"
        >
          <PersonLink person={request.requester} className={`truncate ${fillsAreaOnPhone}`} />
        </p>
        <TypeBadge type={request.type} />
      </div>
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <div className="flex flex-wrap gap-x-3">
            <Days request={request} />
            <p className="whitespace-nowrap">{duration}</p>
          </div>
          {request.reason !== undefined && (
            <p dir="auto" className="line-clamp-2 [overflow-wrap:anywhere] text-ink">
              {firstLine(request.reason)}
            </p>
          )}
          <div className="flex flex-wrap gap-x-3 empty:hidden">
            <Brief request={request} facts={facts} />
          </div>
          <p className="text-sm [overflow-wrap:anywhere] text-ink-muted">
            <Origin request={request} />
          </p>
        </div>
        <DetailsButton {...details} request={request} nameId={nameId} />
      </div>
      <div className="flex empty:hidden">
        <ChangedFrom request={request} />
      </div>
      <RequestDocument request={request} nameId={nameId} />
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
        {spanTextBeside(request, { startDate: today, endDate: today })}
      </time>
    </p>
  );
}

/** What the request charges; on hover and for screen readers also its calendar days. */
function BriefDuration({ request }: { request: TimeOffRequest }) {
  const { unit } = useTypes().typeOf(request.type);
  const { amount, businessDays } = request;
  const whole = useDuration(request);
  return (
    <span title={whole} className="whitespace-nowrap">
      <span className="sr-only">{whole}</span>
      <span aria-hidden="true">
        <span className="font-medium">{leaveText(unit === 'HOUR' ? amount : businessDays, unit)}</span> ·{' '}
      </span>
    </span>
  );
}

const marks = {
  warning: { icon: CircleAlert, tone: 'danger', word: () => text('time-off.approvals.overLimit') },
  caution: { icon: TriangleAlert, tone: 'warning', word: () => text('time-off.approvals.caution') },
} as const;

interface BriefProps extends Pick<RequestFactsProps, 'request' | 'facts'> {
  hasDuration?: boolean;
}

/** What the request takes and leaves, and who else is away. */
function Brief({ request, facts, hasDuration = false }: BriefProps) {
  const today = useToday();
  const { unit } = useTypes().typeOf(request.type);
  if (facts === null)
    return <p className="text-sm text-ink-muted">{text('time-off.approvals.leftNotLoaded')}</p>;
  if (facts === undefined) return <Skeleton className="h-5 w-32" />;
  const { coverage } = facts;
  const state = coverage && capacityState(coverage);
  const mark = state === undefined || state === 'fine' ? undefined : marks[state];
  return (
    <>
      <p className="text-sm text-ink">
        {hasDuration && <BriefDuration request={request} />}
        <span className="whitespace-nowrap">{leftBriefly(facts, unit, today)}</span>
      </p>
      {coverage && coverage.away > 0 && (
        <p
          className={classNames(
            'flex items-center gap-1 text-sm whitespace-nowrap',
            mark ? 'text-ink' : 'text-ink-muted',
          )}
        >
          {mark && (
            <>
              <mark.icon
                aria-hidden="true"
                data-tone={mark.tone}
                className="size-4 shrink-0 text-tone-mark"
              />
              <span className="sr-only">{mark.word()} </span>
            </>
          )}
          {awayBriefly(coverage)}
        </p>
      )}
    </>
  );
}

/**
 * When it was submitted, by whom, and who decides; the address is on the person's card. If it is brief, beside a
 * reason, only screen readers get 'Submitted'.
 */
function Origin({ request, isBrief = false }: { request: TimeOffRequest; isBrief?: boolean }) {
  const { requester, createdAt } = request;
  const decides = sharedDecisionText(request, useViewer().id);
  const ago = <DaysAgo instant={createdAt} />;
  const state = requester.isActive === false ? text('time-off.approvals.deactivated') : undefined;
  return (
    <>
      {isBrief ? (
        <>
          <span className="sr-only">{text('time-off.approvals.submitted')} </span>
          {ago}
        </>
      ) : (
        rich('time-off.approvals.submittedAgo', { ago })
      )}
      {[requester.department?.name, state, decides].filter(Boolean).map((fact) => ` · ${fact}`)}
      <span className="sr-only">, {personAddress(requester)}</span>
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
        label={text('time-off.approvals.details')}
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
