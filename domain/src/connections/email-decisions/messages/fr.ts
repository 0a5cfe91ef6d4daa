import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const fr = {
  'connections.emailDecisions.tokenExpected': 'Ce lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail.',
  'connections.emailDecisions.reason': 'Motif',
  'connections.emailDecisions.link': 'Lien',
  'connections.emailDecisions.switchedOff':
    'Votre entreprise n’autorise plus les décisions depuis les e-mails. Connectez-vous pour décider.',
  'connections.emailDecisions.notActive': 'Le compte auquel ce lien a été envoyé est désactivé.',
  'connections.emailDecisions.expired': ({ hours }) =>
    plural('fr', hours, {
      one: `Ce lien a expiré : il est valable ${hours} heure. Connectez-vous pour décider.`,
      other: `Ce lien a expiré : il est valable ${hours} heures. Connectez-vous pour décider.`,
    }),
  'connections.emailDecisions.used': 'Vous avez déjà traité cette demande avec ce lien.',
  'connections.emailDecisions.deleted': 'Cette demande a été supprimée.',
  'connections.emailDecisions.notDecider': 'Vous ne décidez plus de cette demande.',
  'connections.emailDecisions.cancelled': 'Cette demande a été annulée.',
  'connections.emailDecisions.decided': 'Cette demande a déjà été traitée.',
  'connections.emailDecisions.changed':
    'Cette demande a changé depuis l’envoi de l’e-mail. Connectez-vous pour voir sa version actuelle.',
  'connections.emailDecisions.nothingToUndo': 'Ce lien n’a rien décidé qui puisse être annulé.',
  'connections.emailDecisions.forOther': ({ name }) =>
    `Ce lien est destiné à ${name}. Déconnectez-vous d’abord, ou ouvrez-le dans un autre navigateur.`,
  'connections.emailDecisions.tooMany': 'Trop de liens inconnus.',
} satisfies Catalogue<typeof en>;
