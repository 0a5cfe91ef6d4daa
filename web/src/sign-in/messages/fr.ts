import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'sign-in.welcome': 'Bienvenue dans Almanac',
  'sign-in.welcomePrompt': 'Connectez-vous avec votre adresse e-mail professionnelle',
  'sign-in.sessionEnded': 'Votre session a pris fin',
  'sign-in.sessionEndedHint': 'Reconnectez-vous pour reprendre où vous en étiez. Votre saisie est conservée.',
  'sign-in.emailAddress': 'Adresse e-mail',
  'sign-in.emailPlaceholder': ({ domain }) => `nom@${domain}`,
  'sign-in.companyAddressesOnly': ({ domain }) => `Seules les adresses e-mail @${domain} sont admises.`,
  'sign-in.send': 'Envoyer le lien de connexion',
  'sign-in.sending': 'Envoi du lien de connexion…',
  'sign-in.sent':
    'Lien de connexion envoyé ! Consultez vos e-mails et cliquez sur le lien pour vous connecter.',
  'sign-in.notSent': 'Le lien de connexion n’a pas été envoyé',
  'sign-in.emailsInMailbox': ({ mailbox }) =>
    `Les e-mails de cette installation sont conservés dans ${mailbox}.`,
  'sign-in.mailbox': 'la messagerie locale',
  'sign-in.incompleteLink': 'Ce lien est incomplet',
  'sign-in.incompleteLinkHint': 'Il a peut-être été coupé dans votre e-mail.',
  'sign-in.requestNewLink': 'Demander un nouveau lien',
  'sign-in.almostThere': 'Vous y êtes presque',
  'sign-in.oneMoment': 'Un instant…',
  'sign-in.pressToSignIn': 'Appuyez sur le bouton pour vous connecter.',
  'sign-in.signInAs': ({ email }) => `Se connecter en tant que ${email}`,
  'sign-in.otherSignedOut': ({ email }) => `Déconnexion dans ce navigateur : ${email}`,
  'sign-in.signIn': 'Se connecter à Almanac',
  'sign-in.signingIn': 'Connexion…',
  'sign-in.linkWorksOnce':
    'Le lien ne fonctionne qu’une fois. Si vous ne l’avez pas demandé, fermez cette page : rien ne s’est passé.',
  'sign-in.demo': 'Ceci est une démo. Se connecter en tant que',
  'sign-in.demoNotSignedIn': 'La connexion a échoué',
  'sign-in.use': 'Utiliser',
  'sign-in.useAs': ({ name }) => `Utiliser Almanac en tant que ${name}`,
  'sign-in.linkNotInMailbox': 'Le lien n’est pas arrivé dans la messagerie locale.',
} satisfies Catalogue<typeof en>;
