import * as z from 'zod/mini';
import { event } from '../events/event.ts';
import { EventRecipient } from '../events/event-values.ts';
import { personSaid } from '../events/event-words.ts';
import { eventMessage } from './messages/event-message.ts';

export const mailSentAgain = event('mail.sent-again', {
  data: { recipient: EventRecipient },
  text: ({ data }) => eventMessage('mails.events.sentAgain', { recipient: personSaid(data.recipient) }),
});

export const mailTested = event('mail.tested', {
  data: { isAccepted: z.boolean() },
  text: ({ data: { isAccepted } }) =>
    isAccepted ? eventMessage('mails.events.testSent') : eventMessage('mails.events.testRefused'),
});

export const mailEvents = { 'mail.sent-again': mailSentAgain, 'mail.tested': mailTested } as const;
