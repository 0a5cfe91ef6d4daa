import { useEffect, useRef, useState } from 'react';
import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { countText } from '../../platform/lists/count-text.ts';
import { type Decision, decideAllMutation } from './api.ts';

interface DecideAllDialogProps {
  decision: Decision;
  open: number;
  onClose: () => void;
}

const texts = {
  keep: {
    title: 'Keep All as They Were',
    message: 'adjustments bring the balances back to what they were before the update',
    done: 'Kept as they were',
  },
  accept: {
    title: 'Accept All',
    message: 'the new balances stay as they are',
    done: 'Accepted',
  },
} as const;

/** Decides all open balances in batches; closing the dialog stops after the current one. */
export function DecideAllDialog({ decision, open, onClose }: DecideAllDialogProps) {
  const [decided, setDecided] = useState(0);
  const abort = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    abort.current = controller;
    return () => controller.abort();
  }, []);
  const { title, message, done } = texts[decision];
  const { signal } = abort.current;
  return (
    <ConfirmAction
      mutation={decideAllMutation(decision)}
      input={{ onProgress: setDecided, signal }}
      title={title}
      message={`${countText(open, 'balance is', 'balances are')} open: ${message}. Your own stays for another administrator.`}
      confirmLabel={title}
      pendingLabel={decided === 0 ? 'Saving...' : `${decided} of ${open}...`}
      done={{ text: done, detail: (answer) => countText(answer.decided, 'balance') }}
      failure="Not all balances were decided"
      onClose={onClose}
    />
  );
}
