import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { countText } from '../../platform/count-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { Verdict } from './api.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface BulkDecisionBarProps {
  requests: readonly TimeOffRequest[];
  selected: readonly TimeOffRequest[];
  onSelect: (requests: readonly TimeOffRequest[]) => void;
  inProgress: Verdict | undefined;
  onDecide: (decision: Verdict, reason?: string) => void;
}

/** Selects all, and approves or rejects what is selected. It always stands there, so that nothing jumps. */
export function BulkDecisionBar({
  requests,
  selected,
  onSelect,
  inProgress,
  onDecide,
}: BulkDecisionBarProps) {
  const [isRejecting, setRejecting] = useState(false);
  const count = countText(selected.length, 'time off request');
  const isIdle = selected.length === 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox
        isSelected={selected.length === requests.length}
        isIndeterminate={!isIdle && selected.length < requests.length}
        onChange={(isAll) => onSelect(isAll ? requests : [])}
      >
        Select all
      </Checkbox>
      <p aria-live="polite" className="mr-auto min-w-20 text-sm text-ink-muted">
        {isIdle ? '' : `${selected.length} selected`}
      </p>
      <div className="flex gap-2 max-md:grid max-md:w-full max-md:grid-cols-2">
        <Button
          size="small"
          icon={<Check aria-hidden="true" />}
          isDisabled={inProgress ? inProgress !== 'approve' : isIdle}
          isPending={inProgress === 'approve'}
          pendingLabel="Approving..."
          onPress={() => onDecide('approve')}
        >
          Approve selected
        </Button>
        <Button
          size="small"
          icon={<X aria-hidden="true" />}
          isDisabled={inProgress ? inProgress !== 'reject' : isIdle}
          isPending={inProgress === 'reject'}
          pendingLabel="Rejecting..."
          onPress={() => setRejecting(true)}
        >
          Reject selected
        </Button>
      </div>
      <ReasonDialog
        isOpen={isRejecting}
        onClose={() => setRejecting(false)}
        title="Reject Requests"
        description={`Everyone concerned (${count}) will read what you write here.`}
        label="Reason (Optional)"
        onGive={(reason) => onDecide('reject', reason)}
      />
    </div>
  );
}
