export const en = {
  'mails.signInLink': 'Sign-in link',
  'mails.subjectDeleted': 'No longer sent: its subject was deleted',
  'mails.unreachable': 'The mail server cannot be reached.',
  'mails.noTls':
    'The mail server offers no encryption (STARTTLS), without which no email leaves this machine.',
  'mails.loginRefused': 'The mail server refuses the user name or the password of SMTP_URL.',
  'mails.senderRefused': 'The mail server refuses the sender, MAIL_FROM.',
  'mails.takesNothing': 'The mail server accepts no emails.',
  'mails.addressRefused': 'The mail server refuses the address for good: it may be misspelt or closed.',
  'mails.addressPostponed': 'The mail server accepts nothing for this address at the moment.',
  'mails.contentRefused': 'The mail server refuses this email for good.',
  'mails.contentPostponed': 'The mail server does not accept this email at the moment.',
  'mails.linkExpired': 'It could not be sent within 15 minutes, and the link would have expired.',
  'mails.interrupted': 'Almanac was stopped while it was sending this email.',
  'mails.unforeseen': 'Almanac itself failed while it was sending this email; its log says more.',
  'mails.tooManyTests': 'Too many test emails.',
};
