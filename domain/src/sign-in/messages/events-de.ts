import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const de = {
  'sign-in.events.verified': ({ person }, texts) =>
    `Adresse von ${texts.text(person)} bei der ersten Anmeldung bestätigt`,
  'sign-in.events.signedIn': ({ session }) => `Mit einem Link aus einer E-Mail angemeldet: ${session}`,
  'sign-in.events.linkRefused': ({ person }, texts) => `Anmeldelink von ${texts.text(person)} abgelehnt`,
  'sign-in.events.signedOut': 'Abgemeldet',
  'sign-in.events.signedInAgain': 'Abgemeldet durch erneute Anmeldung im selben Browser',
  'sign-in.events.replaced': ({ address }) => `Abgemeldet durch Anmeldung von ${address} im selben Browser`,
  'sign-in.events.oneEnded': 'Eine eigene Sitzung beendet',
  'sign-in.events.othersEnded': 'Alle anderen eigenen Sitzungen beendet',
  'sign-in.events.allEnded': 'Alle eigenen Sitzungen beendet',
} satisfies Catalogue<typeof en>;
