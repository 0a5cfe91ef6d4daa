import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'mails.signInLink': 'Lien de connexion',
  'mails.subjectDeleted': 'Non envoyé : l’élément concerné a été supprimé',
  'mails.unreachable': 'Le serveur de messagerie est injoignable.',
  'mails.noTls': 'Le serveur de messagerie ne propose pas le chiffrement (STARTTLS) qu’Almanac exige.',
  'mails.loginRefused':
    'Le serveur de messagerie a refusé le nom d’utilisateur ou le mot de passe de SMTP_URL.',
  'mails.senderRefused': 'Le serveur de messagerie a refusé l’adresse d’expéditeur de MAIL_FROM.',
  'mails.takesNothing': 'Le serveur de messagerie n’accepte pas d’e-mails.',
  'mails.addressRefused':
    'Le serveur de messagerie a refusé l’adresse : elle est peut-être mal orthographiée ou fermée.',
  'mails.addressPostponed':
    'Le serveur de messagerie n’accepte pas d’e-mails pour cette adresse actuellement.',
  'mails.contentRefused': 'Le serveur de messagerie a refusé cet e-mail.',
  'mails.contentPostponed': 'Le serveur de messagerie n’accepte pas cet e-mail actuellement.',
  'mails.linkExpired': 'Il n’a pas pu être envoyé dans les 15 minutes, son lien a donc expiré.',
  'mails.interrupted': 'Almanac a été arrêté pendant l’envoi de cet e-mail.',
  'mails.unforeseen': 'Almanac n’a pas pu envoyer cet e-mail ; consultez son journal.',
  'mails.tooManyTests': 'Trop d’e-mails de test.',
} satisfies Catalogue<typeof en>;
