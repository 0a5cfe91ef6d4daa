import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const fr = {
  'mails.events.sentAgain': ({ recipient }, texts) => `E-mail renvoyé à ${texts.text(recipient)}`,
  'mails.events.testSent': 'E-mail de test envoyé',
  'mails.events.testRefused': 'E-mail de test envoyé, mais non accepté',
} satisfies Catalogue<typeof en>;
