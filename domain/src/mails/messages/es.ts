import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'mails.email': 'Correo electrónico',
  'mails.notReader': 'No tiene permiso para ver los correos.',
  'mails.isSignInLink': 'Los enlaces de acceso no se reenvían; la persona puede pedir uno nuevo.',
  'mails.onItsWay': 'Este correo ya se está enviando de nuevo.',
  'mails.recipientDeactivated': 'La cuenta de destino está desactivada y no recibe correos.',
  'mails.tooFew': 'Indique al menos un correo',
  'mails.tooMany': 'Indique como máximo 500 correos a la vez',
} satisfies Catalogue<typeof en>;
