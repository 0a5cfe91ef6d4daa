import { mayViewAdminPanel, type Viewer } from '../access/permissions.ts';
import { allowed, type Decision, refuse } from '../refusal.ts';
import type { MailState } from './mail-state.ts';

/** Refuses with `FORBIDDEN` if the viewer may not see and resend unsent mails. */
export function checkMailReader(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return mayViewAdminPanel(viewer)
    ? allowed
    : refuse('FORBIDDEN', "You don't have permission to see the mails.");
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
    return refuse(
      'INVALID_TRANSITION',
      'A sign-in link is not sent again: its person can ask for a new one.',
    );
  }
  if (mail.state === 'WAITING') {
    return refuse('INVALID_TRANSITION', 'This mail is already on its way again.');
  }
  if (mail.isRecipientDeactivated) {
    return refuse('INVALID_TRANSITION', 'The recipient is deactivated and gets no mail.');
  }
  return allowed;
}
