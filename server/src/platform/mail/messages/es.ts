import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'mail.greeting': ({ name }) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  'mail.footer': ({ company }) => `Almanac · ${company}`,
  'mail.link': ({ label }, texts) => `${texts.text(label)}:`,
  'mail.fact': ({ term, fact }, texts) => `${texts.text(term)}: ${texts.text(fact)}`,
  'mail.testSubject': ({ company }) => `Correo de prueba de Almanac · ${company}`,
  'mail.test': 'Este es el correo de prueba que ha pedido. Almanac puede enviar correos.',

  'mail.mailbox.title': 'Buzón',
  'mail.mailbox.about': 'No hay ningún servidor de correo configurado: Almanac guarda aquí sus correos.',
  'mail.mailbox.refresh': 'Actualizar',
  'mail.mailbox.calendar': 'Invitación de calendario',
  'mail.mailbox.empty': 'Aún no hay correos. Pida un enlace de acceso y llegará aquí.',
  'mail.mailbox.to': ({ address }) => `Para ${address}`,
} satisfies Catalogue<typeof en>;
