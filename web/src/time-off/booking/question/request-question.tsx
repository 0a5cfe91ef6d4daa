import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { CancelRequestDialog } from './cancel-request-dialog.tsx';
import { DeleteRequestDialog } from './delete-request-dialog.tsx';

export interface QuestionedRequest {
  request: TimeOffRequest;
  question: 'cancel' | 'delete';
}

interface RequestQuestionProps extends QuestionedRequest {
  /** The request as text. */
  name: string;
  /** Whether a reason is required, because no one else could cancel it. */
  needsReason: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** The confirmation before a request is cancelled or deleted. */
export function RequestQuestion({ question, needsReason, ...dialog }: RequestQuestionProps) {
  return question === 'cancel' ? (
    <CancelRequestDialog {...dialog} needsReason={needsReason} />
  ) : (
    <DeleteRequestDialog {...dialog} />
  );
}
