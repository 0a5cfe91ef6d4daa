export const en = {
  'sign-in.welcome': 'Welcome to Almanac',
  'sign-in.welcomePrompt': 'Sign in with your company email address',
  'sign-in.sessionEnded': 'Your session has ended',
  'sign-in.sessionEndedHint': 'Sign in again to go on where you were. What you typed is kept.',

  'sign-in.emailAddress': 'Email Address',
  'sign-in.emailPlaceholder': ({ domain }: { domain: string }) => `name@${domain}`,
  'sign-in.companyAddressesOnly': ({ domain }: { domain: string }) =>
    `Only @${domain} email addresses are allowed.`,
  'sign-in.send': 'Send Magic Link',
  'sign-in.sending': 'Sending Magic Link...',
  'sign-in.sent': 'Magic link sent! Check your email and click the link to sign in.',
  'sign-in.notSent': 'Failed to send magic link',
  'sign-in.emailsInMailbox': ({ mailbox }: { mailbox: string }) =>
    `Emails of this installation are kept in ${mailbox}.`,
  'sign-in.mailbox': 'the local mailbox',

  'sign-in.incompleteLink': 'This link is incomplete',
  'sign-in.incompleteLinkHint': 'It may have been cut off in your email.',
  'sign-in.requestNewLink': 'Request a New Link',
  'sign-in.almostThere': 'Almost there',
  'sign-in.oneMoment': 'One moment…',
  'sign-in.pressToSignIn': 'Press the button to sign in.',
  'sign-in.signInAs': ({ email }: { email: string }) => `Sign in as ${email}`,
  'sign-in.otherSignedOut': ({ email }: { email: string }) => `${email} will be signed out in this browser.`,
  'sign-in.signIn': 'Sign in to Almanac',
  'sign-in.signingIn': 'Signing in…',
  'sign-in.linkWorksOnce':
    'The link works once. If you did not request it, close this page: nothing has happened.',

  'sign-in.demo': 'This is a demo. Sign in as',
  'sign-in.demoNotSignedIn': 'You were not signed in',
  'sign-in.use': 'Use',
  'sign-in.useAs': ({ name }: { name: string }) => `Use Almanac as ${name}`,
  'sign-in.linkNotInMailbox': 'The link did not arrive in the local mailbox.',
};
