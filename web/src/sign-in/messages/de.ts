import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'sign-in.welcome': 'Willkommen bei Almanac',
  'sign-in.welcomePrompt': 'Melden Sie sich mit Ihrer geschäftlichen E-Mail-Adresse an',
  'sign-in.sessionEnded': 'Ihre Sitzung ist beendet',
  'sign-in.sessionEndedHint':
    'Melden Sie sich wieder an, um dort fortzufahren, wo Sie waren. Ihre Eingaben sind noch da.',
  'sign-in.emailAddress': 'E-Mail-Adresse',
  'sign-in.emailPlaceholder': ({ domain }) => `name@${domain}`,
  'sign-in.companyAddressesOnly': ({ domain }) => `Nur Adressen mit @${domain} sind erlaubt.`,
  'sign-in.send': 'Anmeldelink senden',
  'sign-in.sending': 'Der Anmeldelink wird gesendet …',
  'sign-in.sent': 'Anmeldelink gesendet! Öffnen Sie die E-Mail, und klicken Sie auf den Link.',
  'sign-in.notSent': 'Der Anmeldelink wurde nicht gesendet',
  'sign-in.emailsInMailbox': ({ mailbox }) => `E-Mails dieser Installation liegen in ${mailbox}.`,
  'sign-in.mailbox': 'einem lokalen Postfach',
  'sign-in.incompleteLink': 'Dieser Link ist unvollständig',
  'sign-in.incompleteLinkHint': 'Vielleicht wurde er in der E-Mail abgeschnitten.',
  'sign-in.requestNewLink': 'Neuen Link anfordern',
  'sign-in.almostThere': 'Fast geschafft',
  'sign-in.oneMoment': 'Einen Moment …',
  'sign-in.pressToSignIn': 'Drücken Sie auf die Schaltfläche, um sich anzumelden.',
  'sign-in.signInAs': ({ email }) => `Als ${email} anmelden`,
  'sign-in.otherSignedOut': ({ email }) => `${email} wird in diesem Browser abgemeldet.`,
  'sign-in.signIn': 'Bei Almanac anmelden',
  'sign-in.signingIn': 'Sie werden angemeldet …',
  'sign-in.linkWorksOnce':
    'Der Link funktioniert einmal. Wenn Sie ihn nicht angefordert haben, schließen Sie diese Seite: Es ist nichts geschehen.',
  'sign-in.demo': 'Dies ist eine Demo. Anmelden als',
  'sign-in.demoNotSignedIn': 'Sie wurden nicht angemeldet',
  'sign-in.use': 'Ausprobieren',
  'sign-in.useAs': ({ name }) => `Almanac als ${name} ausprobieren`,
  'sign-in.linkNotInMailbox': 'Der Link ist nicht im lokalen Postfach angekommen.',
} satisfies Catalogue<typeof en>;
