import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './list-en.ts';

export const es = {
  'time-off.requests.mine': 'Mis solicitudes de ausencia',
  'time-off.requests.all': 'Todas las solicitudes de ausencia',
  'time-off.requests.noneOfMine': 'Aún no ha enviado ninguna solicitud de ausencia.',
  'time-off.requests.noneMatch': 'Ninguna solicitud de ausencia coincide con los filtros.',
  'time-off.requests.pendingTitle': 'Aprobaciones pendientes de RR. HH.',
  'time-off.requests.nonePending': 'No hay solicitudes de ausencia pendientes de RR. HH.',
  'time-off.requests.total': ({ count }, { locale }) =>
    plural('es', count, {
      one: `${formatNumber(count, locale)} solicitud en total`,
      other: `${formatNumber(count, locale)} solicitudes en total`,
    }),
  'time-off.requests.loading': 'Cargando…',
  'time-off.requests.notLoaded': 'Error al cargar las solicitudes',
  'time-off.requests.pages': 'solicitudes de ausencia',
  'time-off.requests.nothingFound': 'No se han encontrado solicitudes',
  'time-off.requests.list': 'Solicitudes',
  'time-off.requests.loadingList': 'Cargando las solicitudes',

  'time-off.requests.filter': 'Filtrar las solicitudes',
  'time-off.requests.filterStatus': 'Estado',
  'time-off.requests.allStatuses': 'Todos los estados',
  'time-off.requests.filterType': 'Tipo',
  'time-off.requests.allTypes': 'Todos los tipos',
  'time-off.requests.sortBy': 'Ordenar por',
  'time-off.requests.byCreation': 'Fecha de creación',
  'time-off.requests.byStart': 'Fecha de inicio',
  'time-off.requests.order': 'Orden',
  'time-off.requests.newestFirst': 'Más recientes primero',
  'time-off.requests.oldestFirst': 'Más antiguas primero',

  'time-off.requests.requester': 'Persona solicitante',
  'time-off.requests.deactivated': 'cuenta desactivada',
  'time-off.requests.recordedBy': ({ name }) => `Registrada por ${name}`,
  'time-off.requests.wasRejected': 'La solicitud se ha rechazado',
  'time-off.requests.fromDay': ({ day }) => `Desde el ${day}`,
  'time-off.requests.toDay': ({ day }) => `hasta el ${day}`,
  'time-off.requests.halfOfDay': ({ day, half }) => `${day}, ${half}`,
  'time-off.requests.submittedOn': ({ day, state }) => `Enviada el ${day} · ${state}`,
  'time-off.requests.yoursToDecide': 'La decide usted, al no haber otro administrador',
  'time-off.requests.awaitingReview': 'Pendiente de revisión por RR. HH.',
  'time-off.requests.decidedOn': ({ day, state }) => `${state} el ${day}`,
  'time-off.requests.recordedOn': ({ day }) => `Registrada, no requiere aprobación, el ${day}`,
  'time-off.requests.recordedWithoutApproval': 'Registrada, no requiere aprobación',
} satisfies Catalogue<typeof en>;
