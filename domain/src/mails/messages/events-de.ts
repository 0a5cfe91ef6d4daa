import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const de = {
  'mails.events.sentAgain': ({ recipient }, texts) => `E-Mail erneut an ${texts.text(recipient)} gesendet`,
  'mails.events.testSent': 'Test-E-Mail gesendet',
  'mails.events.testRefused': 'Test-E-Mail gesendet, sie wurde nicht angenommen',
} satisfies Catalogue<typeof en>;
