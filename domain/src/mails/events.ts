import * as z from 'zod/mini';
import { event } from '../events/event.ts';
import { EventRecipient } from '../events/event-values.ts';
import { personText } from '../events/event-words.ts';

export const mailSentAgain = event('mail.sent-again', {
  data: { recipient: EventRecipient },
  text: ({ data }) => `Had a mail to ${personText(data.recipient)} sent again`,
});

export const mailTested = event('mail.tested', {
  data: { isAccepted: z.boolean() },
  text: ({ data: { isAccepted } }) =>
    isAccepted ? 'Sent a test email' : 'Sent a test email, which was not accepted',
});

export const mailEvents = { 'mail.sent-again': mailSentAgain, 'mail.tested': mailTested } as const;
