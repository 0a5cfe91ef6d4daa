import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'mail.greeting': ({ name }) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
  'mail.footer': ({ company }) => `Almanac · ${company}`,
  'mail.link': ({ label }, texts) => `${texts.text(label)}:`,
  'mail.fact': ({ term, fact }, texts) => `${texts.text(term)}: ${texts.text(fact)}`,
  'mail.testSubject': ({ company }) => `Test-E-Mail von Almanac · ${company}`,
  'mail.test':
    'dies ist die Test-E-Mail, die Sie angefordert haben. Da Sie sie lesen können, kann Almanac E-Mails senden.',
  'mail.mailbox.title': 'Postfach',
  'mail.mailbox.about': 'Es ist kein Mailserver eingerichtet; Almanac speichert seine E-Mails hier.',
  'mail.mailbox.refresh': 'Aktualisieren',
  'mail.mailbox.calendar': 'Kalendereinladung',
  'mail.mailbox.empty': 'Noch keine E-Mails. Fordern Sie einen Anmeldelink an, er kommt hier an.',
  'mail.mailbox.to': ({ address }) => `An ${address}`,
} satisfies Catalogue<typeof en>;
