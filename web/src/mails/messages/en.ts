import { plural } from '@almanac/domain/language/plural';

interface To {
  name: string;
  address: string;
}

export const en = {
  'mails.title': 'Emails',
  'mails.subtitle': "Queued and failed emails. Sent emails aren't stored.",
  'mails.filter': 'Filter the emails',
  'mails.state': 'State',
  'mails.all': 'All Emails',
  'mails.waiting': 'Waiting',
  'mails.failed': 'Failed',
  'mails.notLoaded': "Couldn't load the emails",
  'mails.loading': 'Loading the emails',
  'mails.counts': ({ waiting, failed }: { waiting: number; failed: number }) =>
    `${waiting} waiting, ${failed} failed`,
  'mails.pages': 'emails',
  'mails.kept':
    'Failed emails are deleted after 30 days, and 7 days after an administrator has seen them here.',
  'mails.outage': 'No emails are going out at the moment',
  'mails.detail': ({ detail }: { detail: string }) => `Details: ${detail}`,
  'mails.waitingSince': ({ since }: { since: string }) =>
    `Emails have been waiting since ${since}. Nothing is lost: Almanac tries again every 15 seconds and sends everything as soon as it can. Emails are given up after three and a half days, sign-in links after 15 minutes.`,
  'mails.checkServer': 'Check that the mail server is running, and that SMTP_URL and MAIL_FROM are right.',
  'mails.noneFailed': 'No email has failed',
  'mails.noneWaiting': 'No email is waiting',
  'mails.allSent': 'All emails were sent',
  'mails.inMailbox': ({ mailbox }: { mailbox: string }) =>
    `No mail server is set up, so emails are kept in the ${mailbox}.`,
  'mails.mailbox': 'local mailbox',
  'mails.noneHint': 'Emails that the mail server does not accept are listed here, with the reason.',
  'mails.mail': 'Email',
  'mails.since': 'Since',
  'mails.tries': 'Tries',
  'mails.actions': 'Actions',
  'mails.to': ({ address }: Pick<To, 'address'>) => `To ${address}`,
  'mails.toNamed': ({ name, address }: To) => `To ${name}, ${address}`,
  'mails.linkNotSentAgain': "Sign-in links aren't sent again; the person can request a new one.",
  'mails.noTries': 'None yet',
  'mails.triesSoFar': ({ tries }: { tries: number }) =>
    plural('en', tries, { one: `${tries} try`, other: `${tries} tries` }),
  'mails.beingSent': 'Being sent',
  'mails.nextTry': ({ at }: { at: string }) => `Next: ${at}`,
  'mails.onItsWayAgain': 'The email is on its way again',
  'mails.notSentAgain': "Couldn't send the email again",
  'mails.sendAgain': 'Send Again',
  'mails.sendAgainTo': ({ name, subject }: { name: string; subject: string }) =>
    `Send again to ${name}: ${subject}`,
  'mails.sending': 'Sending…',
  'mails.sendTest': 'Send Test Email',
  'mails.testNotSent': 'The test email was not sent',
  'mails.testInMailbox': 'Test email in the local mailbox',
  'mails.noMailServer': 'No mail server is set up: the operator sets SMTP_URL and MAIL_FROM.',
  'mails.testAccepted': 'The mail server accepted the test email',
  'mails.checkArrival': ({ address }: Pick<To, 'address'>) =>
    `Check that it arrives at ${address}, and not as spam.`,
};
