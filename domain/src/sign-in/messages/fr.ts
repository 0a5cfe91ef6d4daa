import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'sign-in.linkExpired':
    'Ce lien de connexion a expiré : il est valable 15 minutes. Saisissez votre adresse e-mail pour en recevoir un nouveau.',
  'sign-in.linkInvalid':
    'Ce lien de connexion a été utilisé ou remplacé, ou n’a jamais été valide. Saisissez votre adresse e-mail pour en recevoir un nouveau.',
} satisfies Catalogue<typeof en>;
