import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'mails.email': 'E-mail',
  'mails.notReader': 'Vous n’êtes pas autorisé à consulter les e-mails.',
  'mails.isSignInLink':
    'Les liens de connexion ne sont pas renvoyés ; la personne peut en demander un nouveau.',
  'mails.onItsWay': 'Cet e-mail est déjà de nouveau en cours d’envoi.',
  'mails.recipientDeactivated': 'Le compte du destinataire est désactivé et ne reçoit pas d’e-mails.',
  'mails.tooFew': 'Indiquez au moins un e-mail',
  'mails.tooMany': 'Indiquez au plus 500 e-mails à la fois',
} satisfies Catalogue<typeof en>;
