import { event } from '../audit/event.ts';
import { EventRecipient } from '../audit/event-values.ts';
import { personText } from '../audit/event-words.ts';

export const mailSentAgain = event('mail.sent-again', {
  data: { recipient: EventRecipient },
  text: ({ data }) => `Had a mail to ${personText(data.recipient)} sent again`,
});

export const mailEvents = { 'mail.sent-again': mailSentAgain } as const;
