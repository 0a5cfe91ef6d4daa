import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const fr = {
  'sign-in.events.verified': ({ person }, texts) =>
    `Adresse vérifiée à la première connexion : ${texts.text(person)}`,
  'sign-in.events.signedIn': ({ session }) => `Connexion avec un lien reçu par e-mail : ${session}`,
  'sign-in.events.linkRefused': ({ person }, texts) => `Lien de connexion refusé : ${texts.text(person)}`,
  'sign-in.events.signedOut': 'Déconnexion',
  'sign-in.events.signedInAgain': 'Déconnexion, après une nouvelle connexion dans le même navigateur',
  'sign-in.events.replaced': ({ address }) =>
    `Déconnexion, après la connexion de ${address} dans le même navigateur`,
  'sign-in.events.oneEnded': 'Une de ses sessions fermée',
  'sign-in.events.othersEnded': 'Toutes ses autres sessions fermées',
  'sign-in.events.allEnded': 'Toutes ses sessions fermées',
} satisfies Catalogue<typeof en>;
