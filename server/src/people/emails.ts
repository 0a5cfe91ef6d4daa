import type { ComposeEmail } from '../platform/mail/compose-notification.ts';
import { addressLeftEmail, addressTakenEmail } from './accounts/address/address-emails.ts';
import { invitationEmail } from './accounts/joining/invitation-email.ts';

/** The emails about accounts, by message. */
export const peopleEmails = {
  'account.invitation': invitationEmail,
  'account.address-left': addressLeftEmail,
  'account.address-taken': addressTakenEmail,
} satisfies Record<string, ComposeEmail>;
