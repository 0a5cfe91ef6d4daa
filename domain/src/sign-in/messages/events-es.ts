import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const es = {
  'sign-in.events.verified': ({ person }, texts) =>
    `Dirección verificada en el primer inicio de sesión: ${texts.text(person)}`,
  'sign-in.events.signedIn': ({ session }) => `Inicio de sesión con un enlace por correo en ${session}`,
  'sign-in.events.linkRefused': ({ person }, texts) => `Enlace de acceso rechazado: ${texts.text(person)}`,
  'sign-in.events.signedOut': 'Cierre de sesión',
  'sign-in.events.signedInAgain': 'Sesión cerrada por un nuevo inicio de sesión en el mismo navegador',
  'sign-in.events.replaced': ({ address }) =>
    `Sesión cerrada porque ${address} inició sesión en el mismo navegador`,
  'sign-in.events.oneEnded': 'Una de las sesiones propias cerrada',
  'sign-in.events.othersEnded': 'Todas las demás sesiones propias cerradas',
  'sign-in.events.allEnded': 'Todas las sesiones propias cerradas',
} satisfies Catalogue<typeof en>;
