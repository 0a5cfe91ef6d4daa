import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'connections.emails.approve': 'Aprobar',
  'connections.emails.reject': 'Rechazar',
  'connections.emails.aboutLinks': ({ hours }) =>
    plural('es', hours, {
      one: `Aprobar y Rechazar abren una página de confirmación. Los enlaces funcionan una vez, durante ${hours} hora y sin iniciar sesión: no reenvíe este correo.`,
      other: `Aprobar y Rechazar abren una página de confirmación. Los enlaces funcionan una vez, durante ${hours} horas y sin iniciar sesión: no reenvíe este correo.`,
    }),
  'connections.emails.approvedSubject': ({ person, what }, texts) =>
    `Ha aprobado: ${person}, ${texts.text(what)}`,
  'connections.emails.rejectedSubject': ({ person, what }, texts) =>
    `Ha rechazado: ${person}, ${texts.text(what)}`,
  'connections.emails.approved': ({ person, what }, texts) =>
    `La solicitud de ${texts.text(person)} se ha aprobado con el enlace de su correo: ${texts.text(what)}.`,
  'connections.emails.rejected': ({ person, what }, texts) =>
    `La solicitud de ${texts.text(person)} se ha rechazado con el enlace de su correo: ${texts.text(what)}.`,
  'connections.emails.notYou': 'Si no ha sido usted, avise a su administrador: otra persona tiene su correo.',
} satisfies Catalogue<typeof en>;
