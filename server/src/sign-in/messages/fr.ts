import { instantText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'sign-in.emailSubject': ({ company }) => `Connexion à Almanac · ${company}`,
  'sign-in.emailLink': ({ minutes }) =>
    `Voici votre lien de connexion. Il fonctionne une seule fois et expire après ${minutes} minutes.`,
  'sign-in.emailButton': 'Se connecter à Almanac',
  'sign-in.emailRequest': ({ at, timeZone, browser, system }, { locale }) => {
    const device = browser && system ? `${browser} sur ${system}` : (browser ?? system ?? 'appareil inconnu');
    return `Il a été demandé le ${instantText(at, { locale, timeZone })} (${timeZone}), depuis : ${device}.`;
  },
  'sign-in.emailNotYou':
    'Si ce n’était pas vous, ignorez cet e-mail : personne ne peut se connecter sans lui.',
  'sign-in.foreignPage': 'callbackURL doit être une page de cette application',
  'sign-in.foreignSite': 'Une page d’un autre site ne peut pas utiliser un lien de connexion',
  'sign-in.tooManyLinks': 'Trop de liens de connexion ont été demandés.',
} satisfies Catalogue<typeof en>;
