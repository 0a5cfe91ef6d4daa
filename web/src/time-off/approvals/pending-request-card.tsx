import { personName } from '@almanac/domain/access/person-name';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { Check, X } from 'lucide-react';
import { type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { Face } from '../../people/photos/face.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { text as common } from './decisions/messages/text.ts';
import { useDecision } from './decisions/use-decisions.ts';
import { FoldedFacts, type RequestFactsProps, TwoLines } from './facts/request-facts.tsx';
import { text } from './messages/text.ts';

/** What the keyboard shortcuts do with a card. */
export interface CardHandle {
  approve: () => void;
  reject: (seen: TimeOffRequest, reason: string) => void;
  focus: () => void;
}

interface PendingRequestCardProps extends Omit<RequestFactsProps, 'nameId'> {
  /** Whether the screen is too narrow for two lines. */
  isFolded: boolean;
  /** Whether a pane next to the list shows the details. */
  hasPane: boolean;
  isActive: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  /** Opens the dialog for the reason of a rejection. */
  onReject: () => void;
  /** Called with the focused button when the card goes. */
  onLeave: () => void;
  ref: Ref<CardHandle>;
}

/** A pending request with its decision details in two lines. It disappears while it is being decided. */
export function PendingRequestCard(props: PendingRequestCardProps) {
  const { request, isFolded, isActive, onActivate, isSelected, onSelect, onReject, onLeave, ref } = props;
  const { inProgress, approve, reject } = useDecision(request);
  const nameId = useId();
  const name = personName(request.requester);
  const isLeaving = inProgress !== undefined;
  const cardRef = useRef<HTMLLIElement>(null);

  useImperativeHandle(ref, () => ({
    approve: () => approve(request),
    reject,
    focus: () => cardRef.current?.focus(),
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the element goes.
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
          pendingLabel={
            inProgress === 'approve'
              ? common('time-off.approvals.approving')
              : common('time-off.approvals.rejecting')
          }
        >
          {inProgress === 'approve'
            ? common('time-off.approvals.approve')
            : common('time-off.approvals.reject')}
        </Button>
      </li>
    );
  }

  const select = (
    <Checkbox
      aria-label={text('time-off.approvals.select', { name })}
      aria-describedby={nameId}
      isSelected={isSelected}
      onChange={onSelect}
    />
  );
  const buttons = !isFolded ? (
    <div className="flex shrink-0 gap-1">
      <IconButton
        label={common('time-off.approvals.approve')}
        size="small"
        aria-describedby={nameId}
        onPress={() => approve(request)}
      >
        <Check aria-hidden="true" />
      </IconButton>
      <IconButton
        label={common('time-off.approvals.reject')}
        size="small"
        aria-describedby={nameId}
        onPress={onReject}
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  ) : (
    <div className="grid grid-cols-2 gap-2">
      <Button variant="primary" size="small" aria-describedby={nameId} onPress={() => approve(request)}>
        {common('time-off.approvals.approve')}
      </Button>
      <Button size="small" aria-describedby={nameId} onPress={onReject}>
        {common('time-off.approvals.reject')}
      </Button>
    </div>
  );
  return (
    <li
      ref={cardRef}
      tabIndex={-1}
      aria-current={isActive ? 'true' : undefined}
      onFocus={onActivate}
      className={classNames(
        'rounded-md border outline-none focus-visible:focus-ring',
        isActive ? 'border-accent bg-sunken' : 'border-line',
        isFolded ? 'flex flex-col gap-2 p-3' : 'flex min-h-15 items-center gap-3 px-3 py-1',
      )}
    >
      {isFolded ? (
        <FoldedFacts {...props} nameId={nameId} select={select} />
      ) : (
        <>
          {select}
          <Face personId={request.requester.id} name={name} size="small" />
          <TwoLines {...props} nameId={nameId} />
        </>
      )}
      {buttons}
    </li>
  );
}
