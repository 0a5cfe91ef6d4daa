import type { UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { errorMessage, isChangedMeanwhile, NoReplyError } from '../http/api-error.ts';
import { useMutationOnce } from '../http/use-mutation-once.ts';
import { text } from '../messages/text.ts';

export interface ConfirmActionProps<Input, Answer, Before>
  extends Omit<ConfirmDialogProps, 'isPending' | 'errorTitle' | 'errorMessage' | 'onConfirm'> {
  mutation: UseMutationOptions<Answer, Error, Input, Before>;
  input: Input;
  /** Reloads a record that others may change too. */
  reload?: (input: Input) => Promise<Input | undefined>;
  /** Toast after the action; undefined if the page ends with it. */
  done?: { text: string; detail?: string | ((answer: Answer) => string) };
  /** Shown before the error if that isn't clear enough. */
  failure?: string;
  /** Validates additional fields before the action. */
  mayConfirm?: () => boolean;
  /** Called last, after the action with the dialog closed. */
  onDone?: (() => void) | undefined;
}

/** Confirms and performs an action, shows the outcome, and stays open with the error if refused. */
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
      const { text: title, detail } = done;
      toast(title, { detail: typeof detail === 'function' ? detail(answered[0]) : detail });
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
      errorTitle={isUnknown ? text('platform.noReply') : undefined}
      errorMessage={
        reason && failure && !isUnknown ? text('platform.failedBecause', { title: failure, reason }) : reason
      }
      onConfirm={() => {
        if (mayConfirm()) mutate(reloaded ?? input);
      }}
    />
  );
}
