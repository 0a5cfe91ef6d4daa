import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { CancelRequestDialog } from './cancel-request-dialog.tsx';
import { DeleteRequestDialog } from './delete-request-dialog.tsx';

export interface AskedRequest {
  request: TimeOffRequest;
  question: 'cancel' | 'delete';
}

interface RequestQuestionProps extends AskedRequest {
  /** The request in words. */
  name: string;
  /** Whether it is said why it is cancelled, as nobody else could cancel it. */
  needsReason: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** What is asked before a request goes. */
export function RequestQuestion({ question, needsReason, ...dialog }: RequestQuestionProps) {
  return question === 'cancel' ? (
    <CancelRequestDialog {...dialog} needsReason={needsReason} />
  ) : (
    <DeleteRequestDialog {...dialog} />
  );
}
