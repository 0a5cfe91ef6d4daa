export const en = {
  'mails.email': 'Email',
  'mails.notReader': "You don't have permission to see the emails.",
  'mails.isSignInLink': "Sign-in links aren't sent again; the person can request a new one.",
  'mails.onItsWay': 'This email is already on its way again.',
  'mails.recipientDeactivated': 'The recipient is deactivated and gets no emails.',
  'mails.tooFew': 'Name at least one email',
  'mails.tooMany': 'Name at most 500 emails at once',
};
