import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'mails.signInLink': 'Anmeldelink',
  'mails.subjectDeleted': 'Nicht gesendet: Der zugehörige Eintrag wurde gelöscht',
  'mails.unreachable': 'Der Mailserver ist nicht erreichbar.',
  'mails.noTls':
    'Der Mailserver bietet keine Verschlüsselung (STARTTLS); ohne sie verlässt keine E-Mail diesen Rechner.',
  'mails.loginRefused': 'Der Mailserver weist Benutzernamen oder Passwort von SMTP_URL zurück.',
  'mails.senderRefused': 'Der Mailserver weist den Absender, MAIL_FROM, zurück.',
  'mails.takesNothing': 'Der Mailserver nimmt keine E-Mails an.',
  'mails.addressRefused':
    'Der Mailserver weist die Adresse endgültig zurück: Vielleicht ist sie falsch geschrieben oder besteht nicht mehr.',
  'mails.addressPostponed': 'Der Mailserver nimmt für diese Adresse im Moment nichts an.',
  'mails.contentRefused': 'Der Mailserver weist diese E-Mail endgültig zurück.',
  'mails.contentPostponed': 'Der Mailserver nimmt diese E-Mail im Moment nicht an.',
  'mails.linkExpired':
    'Sie konnte nicht innerhalb von 15 Minuten gesendet werden, und der Link wäre abgelaufen.',
  'mails.interrupted': 'Almanac wurde beendet, während es diese E-Mail sendete.',
  'mails.unforeseen':
    'In Almanac selbst ist beim Senden dieser E-Mail ein Fehler aufgetreten; mehr steht im Server-Log.',
  'mails.tooManyTests': 'Zu viele Test-E-Mails.',
} satisfies Catalogue<typeof en>;
