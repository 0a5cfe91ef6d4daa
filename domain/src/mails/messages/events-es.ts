import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const es = {
  'mails.events.sentAgain': ({ recipient }, texts) => `Correo reenviado a ${texts.text(recipient)}`,
  'mails.events.testSent': 'Correo de prueba enviado',
  'mails.events.testRefused': 'Correo de prueba enviado, pero no aceptado',
} satisfies Catalogue<typeof en>;
