import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'sign-in.welcome': 'Le damos la bienvenida a Almanac',
  'sign-in.welcomePrompt': 'Inicie sesión con su correo electrónico de empresa',
  'sign-in.sessionEnded': 'Su sesión ha terminado',
  'sign-in.sessionEndedHint': 'Inicie sesión de nuevo para seguir donde estaba. Se conserva lo que escribió.',

  'sign-in.emailAddress': 'Correo electrónico',
  'sign-in.emailPlaceholder': ({ domain }) => `nombre@${domain}`,
  'sign-in.companyAddressesOnly': ({ domain }) => `Solo se admiten direcciones de correo @${domain}.`,
  'sign-in.send': 'Enviar enlace de acceso',
  'sign-in.sending': 'Enviando enlace de acceso…',
  'sign-in.sent': 'Enlace de acceso enviado. Abra su correo y haga clic en el enlace para iniciar sesión.',
  'sign-in.notSent': 'No se ha podido enviar el enlace de acceso',
  'sign-in.emailsInMailbox': ({ mailbox }) => `Los correos de esta instalación se guardan en ${mailbox}.`,
  'sign-in.mailbox': 'el buzón local',

  'sign-in.incompleteLink': 'Este enlace está incompleto',
  'sign-in.incompleteLinkHint': 'Es posible que se haya cortado en el correo.',
  'sign-in.requestNewLink': 'Pedir un enlace nuevo',
  'sign-in.almostThere': 'Casi listo',
  'sign-in.oneMoment': 'Un momento…',
  'sign-in.pressToSignIn': 'Pulse el botón para iniciar sesión.',
  'sign-in.signInAs': ({ email }) => `Iniciar sesión como ${email}`,
  'sign-in.otherSignedOut': ({ email }) => `Se cerrará la sesión de ${email} en este navegador.`,
  'sign-in.signIn': 'Iniciar sesión en Almanac',
  'sign-in.signingIn': 'Iniciando sesión…',
  'sign-in.linkWorksOnce':
    'El enlace funciona una sola vez. Si no lo ha pedido, cierre esta página: no ha pasado nada.',

  'sign-in.demo': 'Esto es una demostración. Inicie sesión como',
  'sign-in.demoNotSignedIn': 'No se ha iniciado sesión',
  'sign-in.use': 'Usar',
  'sign-in.useAs': ({ name }) => `Usar Almanac como ${name}`,
  'sign-in.linkNotInMailbox': 'El enlace no ha llegado al buzón local.',
} satisfies Catalogue<typeof en>;
