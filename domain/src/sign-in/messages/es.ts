import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'sign-in.linkExpired':
    'Este enlace de acceso ha caducado: vale durante 15 minutos. Introduzca su correo electrónico para recibir uno nuevo.',
  'sign-in.linkInvalid':
    'Este enlace de acceso ya se ha usado o sustituido, o nunca fue válido. Introduzca su correo electrónico para recibir uno nuevo.',
} satisfies Catalogue<typeof en>;
