import { text } from '../messages/text.ts';
import { ConfirmAction, type ConfirmActionProps } from './confirm-action.tsx';

type ConfirmDeletionProps<Input, Answer, Before> = Pick<
  ConfirmActionProps<Input, Answer, Before>,
  'mutation' | 'input' | 'reload' | 'message' | 'onClose' | 'onDone'
> & {
  title: string;
  /** Such as 'Leave plan deleted'. */
  done: string;
};

/** Confirms the permanent deletion of a named record. */
export function ConfirmDeletion<Input extends { name: string }, Answer, Before>({
  done,
  input,
  ...actionProps
}: ConfirmDeletionProps<Input, Answer, Before>) {
  return (
    <ConfirmAction
      {...actionProps}
      input={input}
      confirmLabel={text('platform.delete')}
      pendingLabel={text('platform.deleting')}
      variant="danger"
      done={{ text: done, detail: input.name }}
    />
  );
}
