import type { Said, Texts } from '../../language/message.ts';

export const en = {
  'mails.events.sentAgain': ({ recipient }: { recipient: Said }, texts: Texts) =>
    `Resent an email to ${texts.text(recipient)}`,
  'mails.events.testSent': 'Sent a test email',
  'mails.events.testRefused': 'Sent a test email, which was not accepted',
};
