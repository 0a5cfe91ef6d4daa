import { useEffect, useRef, useState } from 'react';
import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { type Decision, decideAllMutation } from './api.ts';
import { text } from './messages/text.ts';

interface DecideAllDialogProps {
  decision: Decision;
  open: number;
  onClose: () => void;
}

function textsOf(decision: Decision, count: number) {
  return decision === 'keep'
    ? {
        title: text('time-off.recalculations.keepAll'),
        message: text('time-off.recalculations.keepAllHint', { count }),
        done: text('time-off.recalculations.allKept'),
      }
    : {
        title: text('time-off.recalculations.acceptAll'),
        message: text('time-off.recalculations.acceptAllHint', { count }),
        done: text('time-off.recalculations.accepted'),
      };
}

/** Decides all open balances in batches; closing the dialog stops after the current one. */
export function DecideAllDialog({ decision, open, onClose }: DecideAllDialogProps) {
  const [decided, setDecided] = useState(0);
  const abort = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    abort.current = controller;
    return () => controller.abort();
  }, []);
  const { title, message, done } = textsOf(decision, open);
  const { signal } = abort.current;
  return (
    <ConfirmAction
      mutation={decideAllMutation(decision)}
      input={{ onProgress: setDecided, signal }}
      title={title}
      message={message}
      confirmLabel={title}
      pendingLabel={
        decided === 0
          ? text('time-off.recalculations.saving')
          : text('time-off.recalculations.progress', { decided, open })
      }
      done={{
        text: done,
        detail: (answer) => text('time-off.recalculations.balances', { count: answer.decided }),
      }}
      failure={text('time-off.recalculations.notAllDecided')}
      onClose={onClose}
    />
  );
}
