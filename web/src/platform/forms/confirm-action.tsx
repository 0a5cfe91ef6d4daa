import type { UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { errorMessage, isChangedMeanwhile, NoReplyError, noReply } from '../http/api-error.ts';
import { useMutationOnce } from '../http/use-mutation-once.ts';

export interface ConfirmActionProps<Input, Answer, Before>
  extends Omit<ConfirmDialogProps, 'isPending' | 'errorTitle' | 'errorMessage' | 'onConfirm'> {
  mutation: UseMutationOptions<Answer, Error, Input, Before>;
  input: Input;
  /** Asks for the record as it is by now, where the input is one that others change, too. */
  reload?: (input: Input) => Promise<Input | undefined>;
  /** What is told when it is done; left out where the page ends with it. */
  done?: { text: string; detail?: string | ((answer: Answer) => string) };
  /** Stands before the reason why it failed, where that does not say enough. */
  failure?: string;
  /** Asked before it is done, where something must be filled in for it. */
  mayConfirm?: () => boolean;
  /** Called last, when it is done and the dialog is closed. */
  onDone?: (() => void) | undefined;
}

/** Asks, does it, says so, and stays open with the reason where the server refuses. */
export function ConfirmAction<Input, Answer, Before>({
  mutation,
  input,
  reload,
  done,
  failure,
  mayConfirm = () => true,
  onDone,
  onClose,
  ...dialogProps
}: ConfirmActionProps<Input, Answer, Before>) {
  const [reloaded, setReloaded] = useState<Input>();
  const { mutate, reset, error, isPending, isSuccess } = useMutationOnce({
    ...mutation,
    onSuccess: async (...answered) => {
      await mutation.onSuccess?.(...answered);
      if (!done) return;
      close();
      const { text, detail } = done;
      toast(text, { detail: typeof detail === 'function' ? detail(answered[0]) : detail });
      onDone?.();
    },
    onError: async (refusal, ...others) => {
      await mutation.onError?.(refusal, ...others);
      if (reload && isChangedMeanwhile(refusal)) setReloaded(await reload(input));
    },
  });
  const close = () => {
    reset();
    onClose();
  };
  const isUnknown = error instanceof NoReplyError;
  const reason = error ? errorMessage(error) : undefined;
  return (
    <ConfirmDialog
      {...dialogProps}
      onClose={close}
      isPending={isPending || isSuccess}
      errorTitle={isUnknown ? noReply : undefined}
      errorMessage={reason && failure && !isUnknown ? `${failure}. ${reason}` : reason}
      onConfirm={() => {
        if (mayConfirm()) mutate(reloaded ?? input);
      }}
    />
  );
}
