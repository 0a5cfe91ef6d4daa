import { toast } from '../../ui/toast/toast.ts';
import { errorMessage, NoReplyError, noReply } from '../http/api-error.ts';

/** A toast about a failure and its reason, or an unknown outcome; `detail` names the record or the person. */
export function toastFailure(title: string, error: unknown, detail?: string): void {
  if (error instanceof NoReplyError) {
    const message = errorMessage(error);
    toast(noReply, { tone: 'danger', detail: detail === undefined ? message : `${detail}: ${message}` });
  } else {
    toast(`${title}: ${errorMessage(error)}`, { tone: 'danger', detail });
  }
}
