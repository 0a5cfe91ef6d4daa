import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'mails.title': 'Correos',
  'mails.subtitle': 'Correos en cola y fallidos. Los enviados no se guardan.',
  'mails.filter': 'Filtrar los correos',
  'mails.state': 'Estado',
  'mails.all': 'Todos los correos',
  'mails.waiting': 'En espera',
  'mails.failed': 'Fallidos',
  'mails.notLoaded': 'No se han podido cargar los correos',
  'mails.loading': 'Cargando los correos',
  'mails.counts': ({ waiting, failed }) => `En espera: ${waiting}; fallidos: ${failed}`,
  'mails.pages': 'correos',
  'mails.kept':
    'Los correos fallidos se eliminan a los 30 días, o 7 días después de que un administrador los haya visto aquí.',
  'mails.outage': 'En este momento no sale ningún correo',
  'mails.detail': ({ detail }) => `Detalles: ${detail}`,
  'mails.waitingSince': ({ since }) =>
    `Hay correos en espera desde el ${since}. No se pierde nada: Almanac lo intenta de nuevo cada 15 segundos y lo enviará todo en cuanto pueda. Los correos se abandonan a los tres días y medio; los enlaces de acceso, a los 15 minutos.`,
  'mails.checkServer':
    'Compruebe que el servidor de correo funciona y que SMTP_URL y MAIL_FROM son correctos.',
  'mails.noneFailed': 'No ha fallado ningún correo',
  'mails.noneWaiting': 'No hay correos en espera',
  'mails.allSent': 'Todos los correos se han enviado',
  'mails.inMailbox': ({ mailbox }) =>
    `No hay ningún servidor de correo configurado: los correos se guardan en el ${mailbox}.`,
  'mails.mailbox': 'buzón local',
  'mails.noneHint': 'Aquí aparecen los correos que el servidor de correo no acepta, con el motivo.',
  'mails.mail': 'Correo',
  'mails.since': 'Desde',
  'mails.tries': 'Intentos',
  'mails.actions': 'Acciones',
  'mails.to': ({ address }) => `Para ${address}`,
  'mails.toNamed': ({ name, address }) => `Para ${name}, ${address}`,
  'mails.linkNotSentAgain': 'Los enlaces de acceso no se reenvían; la persona puede pedir uno nuevo.',
  'mails.noTries': 'Ninguno aún',
  'mails.triesSoFar': ({ tries }) =>
    plural('es', tries, { one: `${tries} intento`, other: `${tries} intentos` }),
  'mails.beingSent': 'Enviándose',
  'mails.nextTry': ({ at }) => `Próximo: ${at}`,
  'mails.onItsWayAgain': 'El correo se está enviando de nuevo',
  'mails.notSentAgain': 'No se ha podido reenviar el correo',
  'mails.sendAgain': 'Reenviar',
  'mails.sendAgainTo': ({ name, subject }) => `Reenviar a ${name}: ${subject}`,
  'mails.sending': 'Enviando…',
  'mails.sendTest': 'Enviar correo de prueba',
  'mails.testNotSent': 'No se ha enviado el correo de prueba',
  'mails.testInMailbox': 'Correo de prueba en el buzón local',
  'mails.noMailServer':
    'No hay ningún servidor de correo configurado: quien administra la instalación debe fijar SMTP_URL y MAIL_FROM.',
  'mails.testAccepted': 'El servidor de correo ha aceptado el correo de prueba',
  'mails.checkArrival': ({ address }) => `Compruebe que llega a ${address} y que no se marca como spam.`,
} satisfies Catalogue<typeof en>;
