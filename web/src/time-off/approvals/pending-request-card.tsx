import { personName } from '@almanac/domain/access/person-name';
import { calendarDays } from '@almanac/domain/calendar/period';
import { personAddress } from '@almanac/domain/erased-person';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { halfWords, hoursText } from '@almanac/domain/time-off/requests/span-text';
import { Check, X } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { TypeBadge } from '../../leave/type-badge.tsx';
import { countText } from '../../platform/count-text.ts';
import { DayOfInstant, DayText } from '../../platform/time-text.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChangedFrom } from '../requests/changed-from.tsx';
import { ReasonText } from '../requests/reason-text.tsx';
import { RequestDocument } from '../requests/request-document.tsx';
import { DecisionFactsRow, Fact, useDecisionFacts } from './decision-facts.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useDecision } from './use-decisions.ts';

interface PendingRequestCardProps {
  request: TimeOffRequest;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  /** Called when the card goes, with the button that had the focus. */
  onLeave: () => void;
}

/** A request with all that its approver needs to decide. While it is being decided it makes room for the next. */
export function PendingRequestCard({ request, isSelected, onSelect, onLeave }: PendingRequestCardProps) {
  const { inProgress, approve, reject } = useDecision(request);
  const [isRejecting, setRejecting] = useState(false);
  const nameId = useId();
  const name = personName(request.requester);
  const isLeaving = inProgress !== undefined;
  const cardRef = useRef<HTMLLIElement>(null);
  const facts = useDecisionFacts(request, useInSight(cardRef));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moment of leaving counts.
  useEffect(() => {
    if (isLeaving) onLeave();
  }, [isLeaving]);

  if (inProgress) {
    return (
      <li className="flex items-center justify-between gap-4 rounded-md border border-line px-4 py-2 text-ink-muted">
        <bdi className="min-w-0 truncate">{name}</bdi>
        <Button
          size="small"
          isPending
          pendingLabel={inProgress === 'approve' ? 'Approving...' : 'Rejecting...'}
        >
          {inProgress === 'approve' ? 'Approve' : 'Reject'}
        </Button>
      </li>
    );
  }

  return (
    <li ref={cardRef} className="@container flex flex-col gap-3 rounded-md border border-line p-4 max-md:p-3">
      <div className="flex items-center gap-3">
        <Checkbox
          aria-label={`Select: ${name}`}
          aria-describedby={nameId}
          isSelected={isSelected}
          onChange={onSelect}
        />
        <Requester request={request} nameId={nameId} />
      </div>
      <DecisionFactsRow request={request} facts={facts} nameId={nameId} />
      <div className="flex flex-col gap-3 @4xl:flex-row @4xl:items-end @4xl:justify-between @4xl:gap-8">
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <RequestFacts request={request} />
          <div className="flex empty:hidden">
            <ChangedFrom request={request} />
          </div>
          <RequestDocument request={request} nameId={nameId} />
          {request.reason !== undefined && <ReasonText reason={request.reason} />}
        </div>
        <div className="flex shrink-0 gap-2 max-md:grid max-md:grid-cols-2">
          <Button
            variant="primary"
            size="small"
            icon={<Check aria-hidden="true" />}
            aria-describedby={nameId}
            onPress={() => approve()}
          >
            Approve
          </Button>
          <Button
            size="small"
            icon={<X aria-hidden="true" />}
            aria-describedby={nameId}
            onPress={() => setRejecting(true)}
          >
            Reject
          </Button>
        </div>
      </div>
      <ReasonDialog
        isOpen={isRejecting}
        onClose={() => setRejecting(false)}
        title="Reject Vacation Request"
        description={`${name} will read what you write here.`}
        label="Reason (Optional)"
        onGive={reject}
      />
    </li>
  );
}

interface RequesterProps {
  request: TimeOffRequest;
  nameId: string;
}

function Requester({ request: { requester, type }, nameId }: RequesterProps) {
  const name = personName(requester);
  const state = requester.isActive === false ? 'deactivated' : undefined;
  const place = [personAddress(requester), requester.department?.name, state].filter(Boolean).join(' · ');
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3">
      <Avatar name={name} />
      <div className="min-w-40 flex-1">
        <p id={nameId} className="font-medium text-ink">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-muted">{place}</p>
      </div>
      <TypeBadge type={type} />
    </div>
  );
}

function RequestFacts({ request }: { request: TimeOffRequest }) {
  const { start, end } = halfWords(request);
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-2 @xl:grid-cols-[repeat(4,auto)] @xl:justify-start">
      <Fact term="Start">
        <DayText date={request.startDate} />
        {start && `, ${start}`}
      </Fact>
      <Fact term="End">
        <DayText date={request.endDate} />
        {end && `, ${end}`}
      </Fact>
      <Fact term="Duration">
        {request.minutes === undefined
          ? `${countText(calendarDays(request), 'day')}, ${countText(request.businessDays, 'business day')}`
          : hoursText(request.minutes)}
      </Fact>
      <Fact term="Submitted">
        <DayOfInstant instant={request.createdAt} />
      </Fact>
    </dl>
  );
}

/** Whether the element is in sight, or near it. */
function useInSight(elementRef: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '100px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementRef]);
  return isInSight;
}
