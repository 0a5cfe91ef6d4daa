import { ConfirmAction, type ConfirmActionProps } from './confirm-action.tsx';

type ConfirmDeletionProps<Input, Answer, Before> = Pick<
  ConfirmActionProps<Input, Answer, Before>,
  'mutation' | 'input' | 'reload' | 'message' | 'onClose' | 'onDone'
> & {
  /** Such as 'leave plan'. */
  noun: string;
};

/** Confirms the permanent deletion of a named record. */
export function ConfirmDeletion<Input extends { name: string }, Answer, Before>({
  noun,
  input,
  ...actionProps
}: ConfirmDeletionProps<Input, Answer, Before>) {
  return (
    <ConfirmAction
      {...actionProps}
      input={input}
      title={`Delete ${noun.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())}`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      variant="danger"
      done={{ text: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} deleted`, detail: input.name }}
    />
  );
}
