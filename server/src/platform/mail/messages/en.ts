import type { Said, Texts } from '@almanac/domain/language/message';

export const en = {
  'mail.greeting': ({ name }: { name: string }) => (name === '' ? 'Hello,' : `Hello ${name},`),
  'mail.footer': ({ company }: { company: string }) => `Almanac · ${company}`,
  /** Before the address of a link in plain text. */
  'mail.link': ({ label }: { label: Said }, texts: Texts) => `${texts.text(label)}:`,
  'mail.fact': ({ term, fact }: { term: Said; fact: Said }, texts: Texts) =>
    `${texts.text(term)}: ${texts.text(fact)}`,
  'mail.testSubject': ({ company }: { company: string }) => `Test email from Almanac · ${company}`,
  'mail.test': 'This is the test email you requested. Almanac can send emails.',

  'mail.mailbox.title': 'Mailbox',
  'mail.mailbox.about': 'No mail server is set up, so Almanac stores its emails here.',
  'mail.mailbox.refresh': 'Refresh',
  'mail.mailbox.calendar': 'Calendar invitation',
  'mail.mailbox.empty': 'No emails yet. Request a sign-in link, and it will arrive here.',
  'mail.mailbox.to': ({ address }: { address: string }) => `To ${address}`,
};
