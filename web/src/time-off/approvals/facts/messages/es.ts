import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'time-off.approvals.details': 'Detalles',
  'time-off.approvals.detailsOf': ({ name }) => `Sobre la solicitud de ${name}`,
  'time-off.approvals.typeAndDays': ({ type, days }) => `${type}, ${days}`,
  'time-off.approvals.reasonTitle': 'Motivo',
  'time-off.approvals.whoDecides': 'Quién decide',
  'time-off.approvals.days': 'Días',
  'time-off.approvals.loadingDays': 'Cargando los días',
  'time-off.approvals.daysNotLoaded': 'No se han podido cargar los días.',
  'time-off.approvals.dayFact': ({ day, fact }) => `${day}: ${fact}`,
  'time-off.approvals.showDays': ({ count }) =>
    plural('es', count, { one: `Mostrar ${count} día más`, other: `Mostrar ${count} días más` }),
  'time-off.approvals.balance': 'Saldo',
  'time-off.approvals.balanceNotLoaded': 'No se ha podido cargar el saldo',
  'time-off.approvals.adjustBalance': 'Ajustar saldo',
  'time-off.approvals.awayThen': 'Ausencias en estos días',
  'time-off.approvals.noOneAway': 'Nadie más del departamento.',
  'time-off.approvals.checkingCalendar': 'Consultando el calendario…',
  'time-off.approvals.absencesNotLoaded': 'No se han podido cargar las ausencias.',
  'time-off.approvals.absence': ({ type, days, isPending }) => {
    const absence = type === undefined ? days : `${type}, ${days}`;
    return isPending ? `${absence} (pendiente)` : absence;
  },
  'time-off.approvals.capacity': 'Capacidad del equipo',
  'time-off.approvals.capacityUnknown': 'No se ha podido comprobar la capacidad del equipo.',
  'time-off.approvals.leftNotLoaded': 'No se ha podido cargar lo que queda',
  'time-off.approvals.overLimit': 'Por encima del límite:',
  'time-off.approvals.caution': 'Atención:',
  'time-off.approvals.submitted': 'Enviada',
  'time-off.approvals.submittedAgo': ({ ago }) => `Enviada ${ago}`,
  'time-off.approvals.deactivated': 'cuenta desactivada',
  'time-off.approvals.seenAtDecision': 'Lo que vio quien decidió:',
} satisfies Catalogue<typeof en>;
