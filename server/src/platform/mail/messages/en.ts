export const en = {
  'mail.mailbox.title': 'Mailbox',
  'mail.mailbox.about': 'No mail server is set up, so Almanac stores its emails here.',
  'mail.mailbox.refresh': 'Refresh',
  'mail.mailbox.empty': 'No emails yet. Request a sign-in link, and it arrives here.',
  'mail.mailbox.to': ({ address }: { address: string }) => `To ${address}`,
};
