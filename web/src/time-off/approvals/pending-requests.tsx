import { personName } from '@almanac/domain/access/person-name';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { readLetterKeys } from '../../platform/lists/letter-keys.ts';
import { useCalmList } from '../../platform/lists/use-calm-list.ts';
import { useWidth } from '../../ui/data/use-width.ts';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { useBalanceDialog } from '../balances/use-balance-dialog.tsx';
import { type ActiveRequest, activeOf, requestAfter } from './active-request.ts';
import { decisionFactsQuery } from './decisions/api.ts';
import { BulkDecisionBar } from './decisions/bulk-decision-bar.tsx';
import { text as common } from './decisions/messages/text.ts';
import { ReasonDialog } from './decisions/reason-dialog.tsx';
import { draftOfReason, type useBulkDecision, useDecision } from './decisions/use-decisions.ts';
import { DecisionPane } from './facts/decision-pane.tsx';
import { text } from './messages/text.ts';
import { type CardHandle, PendingRequestCard } from './pending-request-card.tsx';
import { useApprovalKeys } from './use-approval-keys.ts';

const roomForTwoLines = 640;
const roomForPane = 960;

interface PendingRequestsProps {
  requests: readonly TimeOffRequest[];
  /** Pending requests on all pages. */
  total: number;
  leaving: ReadonlySet<string>;
  bulk: ReturnType<typeof useBulkDecision>;
}

/** The page of pending requests with the details pane and keyboard shortcuts. */
export function PendingRequests({ requests, total, leaving, bulk }: PendingRequestsProps) {
  const { selected, select, toggle, decide, inProgress } = bulk;
  const frameRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const cards = useRef(new Map<string, CardHandle>());
  const width = useWidth(frameRef) ?? 0;
  // The dialog keeps its request while others decide: a reason typed about one person must not go to another.
  const [rejected, setRejected] = useState<TimeOffRequest>();
  const { adjust, balanceDialog } = useBalanceDialog();
  const [lastActive, setLastActive] = useState<ActiveRequest>({ id: '', index: 0 });
  const staying = requests.filter(({ id }) => !leaving.has(id));
  const active = activeOf(staying, lastActive);
  // A bulk decision changes the page with every request, so details are loaded once at the end.
  const isDeciding = inProgress !== undefined;
  const ids = isDeciding ? [] : requests.map(({ id }) => id);
  const { data: facts, isError } = useQuery(decisionFactsQuery(ids));
  const calm = useCalmList(
    listRef,
    requests.map(({ id }) => (leaving.has(id) ? `${id} leaves` : id)),
  );
  const activate = ({ id }: TimeOffRequest) => {
    setLastActive({ id, index: staying.findIndex((each) => each.id === id) });
  };
  const move = (steps: number) => {
    const next = requestAfter(staying, active, steps);
    if (next) cards.current.get(next.id)?.focus();
  };
  const onActive = (act: (card: CardHandle) => void) => {
    const card = active && cards.current.get(active.id);
    if (card) act(card);
  };
  useApprovalKeys({
    j: () => move(1),
    k: () => move(-1),
    a: () => onActive((card) => card.approve()),
    r: () => active && setRejected(active),
    x: () => active && toggle(active, !selected.includes(active)),
  });

  const passFocusOn = ({ id }: TimeOffRequest) => {
    listRef.current?.focus({ preventScroll: true });
    if (active && active.id !== id) cards.current.get(active.id)?.focus();
  };

  // Restores the focus of a removed card once the next active request is known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the active request changes.
  useEffect(() => {
    if (active && document.activeElement === listRef.current) cards.current.get(active.id)?.focus();
  }, [active?.id]);

  // The button is disabled once the selection is empty, so the focus must move on.
  useEffect(() => {
    if (!isDeciding) return;
    return () => listRef.current?.focus({ preventScroll: true });
  }, [isDeciding]);

  return (
    <div ref={frameRef} className="flex flex-col gap-3">
      {requests.length === 0 ? (
        <EmptyState
          icon={<CircleCheckBig aria-hidden="true" />}
          title={text('time-off.approvals.allDone')}
          message={text('time-off.approvals.allDoneHint')}
          headingLevel={3}
        />
      ) : (
        <>
          <BulkDecisionBar
            requests={requests}
            total={total}
            selected={selected}
            onSelect={select}
            inProgress={inProgress}
            onDecide={decide}
          />
          <div className="flex items-start gap-4">
            <ul
              ref={listRef}
              tabIndex={-1}
              aria-label={text('time-off.approvals.toDecide')}
              className="@container grid min-w-0 flex-1 grid-cols-1 gap-1 outline-none max-md:gap-2"
              {...calm}
            >
              {requests.map((request) => (
                <PendingRequestCard
                  key={request.id}
                  ref={(card) => {
                    if (card) cards.current.set(request.id, card);
                    else cards.current.delete(request.id);
                  }}
                  request={request}
                  facts={facts?.get(request.id) ?? (isError ? null : undefined)}
                  isFolded={width < roomForTwoLines}
                  hasPane={width >= roomForPane}
                  isActive={request.id === active?.id}
                  onActivate={() => activate(request)}
                  isSelected={selected.includes(request)}
                  onSelect={(isSelected) => toggle(request, isSelected)}
                  onReject={() => setRejected(request)}
                  onAdjust={adjust}
                  onLeave={() => passFocusOn(request)}
                />
              ))}
            </ul>
            {width >= roomForPane && active && (
              <DecisionPane
                request={active}
                onApprove={() => cards.current.get(active.id)?.approve()}
                onReject={() => setRejected(active)}
                onAdjust={adjust}
              />
            )}
          </div>
          {readLetterKeys() && <KeyHint />}
        </>
      )}
      {rejected && (
        <RejectDialog
          request={rejected}
          cardOf={({ id }) => cards.current.get(id)}
          onClose={() => setRejected(undefined)}
        />
      )}
      {balanceDialog}
    </div>
  );
}

interface RejectDialogProps {
  request: TimeOffRequest;
  /** The card that shows the decision's progress; undefined if someone else has decided. */
  cardOf: (request: TimeOffRequest) => CardHandle | undefined;
  onClose: () => void;
}

function RejectDialog({ request, cardOf, onClose }: RejectDialogProps) {
  const withoutCard = useDecision(request);
  return (
    <ReasonDialog
      onClose={onClose}
      title={text('time-off.approvals.rejectVacation')}
      description={text('time-off.approvals.willSeeReason', { name: personName(request.requester) })}
      label={common('time-off.approvals.reasonOptional')}
      draftName={draftOfReason('reject', request)}
      onGive={(reason) => (cardOf(request) ?? withoutCard).reject(request, reason)}
    />
  );
}

const keys = [
  ['J', () => text('time-off.approvals.keyNext')],
  ['K', () => text('time-off.approvals.keyPrevious')],
  ['A', () => text('time-off.approvals.keyApprove')],
  ['R', () => text('time-off.approvals.keyReject')],
  ['X', () => text('time-off.approvals.keySelect')],
  ['Z', () => text('time-off.approvals.keyUndo')],
] as const;

/** The keyboard shortcuts; hidden without a keyboard. */
function KeyHint() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted pointer-coarse:hidden">
      {keys.map(([letter, what]) => (
        <span key={letter}>
          <kbd className="rounded-md border border-line bg-sunken px-1.5 font-sans text-xs">{letter}</kbd>{' '}
          {what()}
        </span>
      ))}
      <span>{text('time-off.approvals.keysInProfile')}</span>
    </p>
  );
}
