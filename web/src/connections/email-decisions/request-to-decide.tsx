import { useEffect, useState } from 'react';
import { errorMessage, failureTitle } from '../../platform/http/api-error.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { SignInFrame } from '../../sign-in/sign-in-frame.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { decideByLink, type FoundLink, undoByLink } from './api.ts';
import { LinkFacts } from './link-facts.tsx';
import { text } from './messages/text.ts';
import { TrustedClicks } from './trusted-clicks.tsx';

interface RequestToDecideProps {
  found: FoundLink;
  token: string;
  /** Called when the decision is undone: the request is as before. */
  onUndone: () => void;
}

/** The request of a link, with its decision, which can be undone for some seconds. */
export function RequestToDecide({ found, token, onUndone }: RequestToDecideProps) {
  const { approver, for: absent } = found;
  const decide = useMutationOnce({
    mutationFn: (decision: { decision: 'APPROVE' | 'REJECT'; reason?: string }) =>
      decideByLink({ token, ...decision }),
  });
  const decided = decide.data?.status;
  return (
    <SignInFrame
      title={text('connections.decide.title')}
      prompt={
        absent
          ? text('connections.decide.asDeputy', { name: approver.name, absent: absent.name })
          : text('connections.decide.as', { name: approver.name })
      }
    >
      <div className="flex flex-col gap-5">
        <LinkFacts found={found} />
        {decide.isError && (
          <Alert tone="danger" title={failureTitle(text('connections.decide.failed'), decide.error)}>
            {errorMessage(decide.error)}
          </Alert>
        )}
        <TrustedClicks>
          {decided ? (
            <Decided isApproved={decided === 'APPROVED'} token={token} onUndone={onUndone} />
          ) : (
            <Decision isPending={decide.isPending} onDecide={decide.mutate} />
          )}
        </TrustedClicks>
      </div>
    </SignInFrame>
  );
}

const reasonLimit = 2000;

interface DecisionProps {
  isPending: boolean;
  onDecide: (decision: { decision: 'APPROVE' | 'REJECT'; reason?: string }) => void;
}

/** Approve and Reject, which asks for a reason first. There is no form that a scanner could submit. */
function Decision({ isPending, onDecide }: DecisionProps) {
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  if (!isRejecting) {
    return (
      <div className="grid grid-cols-2 gap-3">
        <Button
          variant="primary"
          isPending={isPending}
          pendingLabel={text('connections.decide.approving')}
          onPress={() => onDecide({ decision: 'APPROVE' })}
        >
          {text('connections.decide.approve')}
        </Button>
        <Button isDisabled={isPending} onPress={() => setRejecting(true)}>
          {text('connections.decide.reject')}
        </Button>
      </div>
    );
  }
  const reject = () => {
    const given = reason.trim();
    setReasonMissing(given === '');
    if (given !== '' && given.length <= reasonLimit) onDecide({ decision: 'REJECT', reason: given });
  };
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        autoFocus
        label={text('connections.decide.reason')}
        value={reason}
        onChange={(typed) => {
          setReason(typed);
          setReasonMissing(false);
        }}
        isRequired
        countLimit={reasonLimit}
        errorMessage={isReasonMissing ? text('connections.decide.reasonMissing') : undefined}
      />
      <div className="grid grid-cols-2 gap-3">
        <Button
          variant="danger"
          isPending={isPending}
          pendingLabel={text('connections.decide.rejecting')}
          onPress={reject}
        >
          {text('connections.decide.rejectRequest')}
        </Button>
        <Button isDisabled={isPending} onPress={() => setRejecting(false)}>
          {text('connections.decide.back')}
        </Button>
      </div>
    </div>
  );
}

/** Shorter than the server's ten seconds, as the call takes time. */
const undoMilliseconds = 8000;

interface DecidedProps {
  isApproved: boolean;
  token: string;
  onUndone: () => void;
}

function Decided({ isApproved, token, onUndone }: DecidedProps) {
  const [isFinal, setFinal] = useState(false);
  const undo = useMutationOnce({ mutationFn: () => undoByLink({ token }), onSuccess: onUndone });
  useEffect(() => {
    const timer = setTimeout(() => setFinal(true), undoMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="flex flex-col gap-3">
      <Alert
        tone="success"
        title={isApproved ? text('connections.decide.approved') : text('connections.decide.rejected')}
      >
        {isFinal ? text('connections.decide.final') : text('connections.decide.undoable')}
      </Alert>
      {undo.isError && (
        <Alert tone="danger" title={failureTitle(text('connections.decide.notUndone'), undo.error)}>
          {errorMessage(undo.error)}
        </Alert>
      )}
      {(!isFinal || undo.isPending) && (
        <Button
          isPending={undo.isPending || undo.isSuccess}
          pendingLabel={text('connections.decide.undoing')}
          onPress={() => undo.mutate()}
        >
          {text('connections.decide.undo')}
        </Button>
      )}
    </div>
  );
}
