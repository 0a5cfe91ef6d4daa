import { mayViewAdminPanel, type Viewer } from '../access/permissions.ts';
import { allowed, type Decision, refuse } from '../refusal.ts';
import type { MailState } from './mail-state.ts';
import { message } from './messages/message.ts';

/** Refuses with `FORBIDDEN` if the viewer may not see and resend unsent mails. */
export function checkMailReader(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return mayViewAdminPanel(viewer) ? allowed : refuse('FORBIDDEN', message('mails.notReader'));
}

interface MailFacts {
  state: MailState;
  isSignInLink: boolean;
  /** Whether its recipient is deactivated, and so gets no mail. */
  isRecipientDeactivated: boolean;
}

/** Whether the mail can be sent again. Refuses with `INVALID_TRANSITION`. */
export function checkSendAgain(mail: MailFacts): Decision<'INVALID_TRANSITION'> {
  if (mail.isSignInLink) {
    return refuse('INVALID_TRANSITION', message('mails.isSignInLink'));
  }
  if (mail.state === 'WAITING') {
    return refuse('INVALID_TRANSITION', message('mails.onItsWay'));
  }
  if (mail.isRecipientDeactivated) {
    return refuse('INVALID_TRANSITION', message('mails.recipientDeactivated'));
  }
  return allowed;
}
