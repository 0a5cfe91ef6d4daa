import { toast } from '../../ui/toast/toast.ts';
import { errorMessage, NoReplyError } from '../http/api-error.ts';
import { text } from '../messages/text.ts';

/** A toast about a failure and its reason, or an unknown outcome; `detail` names the record or the person. */
export function toastFailure(title: string, error: unknown, detail?: string): void {
  const reason = errorMessage(error);
  if (error instanceof NoReplyError) {
    toast(text('platform.noReply'), {
      tone: 'danger',
      detail: detail === undefined ? reason : text('platform.failed', { title: detail, reason }),
    });
  } else {
    toast(text('platform.failed', { title, reason }), { tone: 'danger', detail });
  }
}
