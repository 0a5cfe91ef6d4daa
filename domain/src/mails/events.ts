import { event } from '../events/event.ts';
import { EventRecipient } from '../events/event-values.ts';
import { personText } from '../events/event-words.ts';

export const mailSentAgain = event('mail.sent-again', {
  data: { recipient: EventRecipient },
  text: ({ data }) => `Had a mail to ${personText(data.recipient)} sent again`,
});

export const mailEvents = { 'mail.sent-again': mailSentAgain } as const;
