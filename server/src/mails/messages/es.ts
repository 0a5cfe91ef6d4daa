import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'mails.signInLink': 'Enlace de acceso',
  'mails.subjectDeleted': 'No enviado: se ha eliminado el registro relacionado',
  'mails.unreachable': 'No se puede acceder al servidor de correo.',
  'mails.noTls': 'El servidor de correo no ofrece cifrado (STARTTLS), que Almanac requiere.',
  'mails.loginRefused': 'El servidor de correo ha rechazado el usuario o la contraseña de SMTP_URL.',
  'mails.senderRefused': 'El servidor de correo ha rechazado el remitente de MAIL_FROM.',
  'mails.takesNothing': 'El servidor de correo no acepta correos.',
  'mails.addressRefused':
    'El servidor de correo ha rechazado la dirección: puede estar mal escrita o cerrada.',
  'mails.addressPostponed': 'El servidor de correo no acepta correos para esta dirección en este momento.',
  'mails.contentRefused': 'El servidor de correo ha rechazado este correo.',
  'mails.contentPostponed': 'El servidor de correo no acepta este correo en este momento.',
  'mails.linkExpired': 'No se pudo enviar en 15 minutos, así que su enlace ha caducado.',
  'mails.interrupted': 'Almanac se detuvo mientras enviaba este correo.',
  'mails.unforeseen': 'Almanac no ha podido enviar este correo; consulte su registro técnico.',
  'mails.tooManyTests': 'Demasiados correos de prueba.',
} satisfies Catalogue<typeof en>;
