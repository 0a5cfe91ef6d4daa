import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const es = {
  'connections.emailDecisions.tokenExpected': 'Este enlace está incompleto. Ábralo de nuevo desde el correo.',
  'connections.emailDecisions.reason': 'Motivo',
  'connections.emailDecisions.link': 'Enlace',
  'connections.emailDecisions.switchedOff':
    'Su empresa ya no permite decidir desde los correos. Inicie sesión para decidir.',
  'connections.emailDecisions.notActive': 'La cuenta a la que se envió este enlace está desactivada.',
  'connections.emailDecisions.expired': ({ hours }) =>
    plural('es', hours, {
      one: `Este enlace ha caducado: es válido durante ${hours} hora. Inicie sesión para decidir.`,
      other: `Este enlace ha caducado: es válido durante ${hours} horas. Inicie sesión para decidir.`,
    }),
  'connections.emailDecisions.used': 'Ya ha decidido esta solicitud con este enlace.',
  'connections.emailDecisions.deleted': 'Esta solicitud se ha eliminado.',
  'connections.emailDecisions.notDecider': 'Usted ya no decide esta solicitud.',
  'connections.emailDecisions.cancelled': 'Esta solicitud se ha cancelado.',
  'connections.emailDecisions.decided': 'Esta solicitud ya se ha decidido.',
  'connections.emailDecisions.changed':
    'Esta solicitud ha cambiado desde que se envió el correo. Inicie sesión para ver su estado actual.',
  'connections.emailDecisions.nothingToUndo': 'Con este enlace no se ha decidido nada que se pueda deshacer.',
  'connections.emailDecisions.forOther': ({ name }) =>
    `Este enlace es para ${name}. Cierre primero la sesión o ábralo en otro navegador.`,
  'connections.emailDecisions.tooMany': 'Demasiados enlaces desconocidos.',
} satisfies Catalogue<typeof en>;
