import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Loaded } from '../platform/loaded.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SkeletonArea, SkeletonRows } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import { AskForEffect } from './ask-for-effect.tsx';
import { EffectDialog, type Removal } from './effect-dialog.tsx';
import { effectOf, type RuleCall } from './rule-call.ts';

interface RemovalDialogProps {
  title: string;
  /** What holds without it, in a sentence. */
  description: ReactNode;
  removal?: Removal;
  /** The address of what is taken away, with its version where it has one. */
  removed: readonly (string | number)[];
  /** Whether a reason is needed, which the call is then told. */
  needsReason?: boolean;
  call: (reason?: string) => RuleCall<null>;
  /** What is told when it is gone. */
  done: { text: string; detail?: string };
  /** Called when it is gone: fetches anew what has changed. */
  onRemoved: () => Promise<unknown>;
  onClose: () => void;
}

/** Shows what it would do to balances that a rule is taken away, and takes it away; asks for a reason first where one is needed. */
export function RemovalDialog({ needsReason = false, ...props }: RemovalDialogProps) {
  const [reason, setReason] = useState<string>();
  if (needsReason && reason === undefined) return <ReasonStep {...props} onReason={setReason} />;
  return <EffectStep {...props} reason={reason} />;
}

type StepProps = Omit<RemovalDialogProps, 'needsReason'>;

function ReasonStep({
  title,
  description,
  onReason,
  onClose,
}: StepProps & { onReason: (reason: string) => void }) {
  const [typed, setTyped] = useState('');
  const [isJudged, setJudged] = useState(false);
  const isMissing = typed.trim() === '';
  return (
    <Dialog title={title} description={description} size="small" onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setJudged(true);
          if (!isMissing) onReason(typed);
        }}
      >
        <TextField
          label="Reason"
          description="You are the only administrator: the audit log keeps why you do this for yourself."
          isRequired
          autoFocus
          autoComplete="off"
          maxLength={500}
          value={typed}
          onChange={setTyped}
          errorMessage={isJudged && isMissing ? 'Reason is required' : undefined}
        />
        <AskForEffect error={null} isPending={false} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

function EffectStep({
  title,
  description,
  removal = 'Delete',
  removed,
  call: callFor,
  reason,
  done,
  onRemoved,
  onClose,
}: StepProps & { reason: string | undefined }) {
  const call = callFor(reason);
  const query = useQuery({
    queryKey: ['effect-of-removal', ...removed],
    queryFn: () => effectOf(call),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.data) {
    return (
      <EffectDialog
        title={title}
        description={description}
        impact={query.data}
        call={call}
        removal={removal}
        done={done}
        onApplied={async () => {
          onClose();
          await onRemoved();
        }}
        onCancel={onClose}
      />
    );
  }
  return (
    <Dialog
      title={title}
      description={description}
      size="large"
      onClose={onClose}
      footer={<Button onPress={onClose}>Cancel</Button>}
    >
      <Loaded
        query={query}
        failure="The effect could not be told"
        headingLevel={3}
        skeleton={
          <SkeletonArea label="Asking for the effect">
            <SkeletonRows rows={4} />
          </SkeletonArea>
        }
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
}
