import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './bulk-en.ts';

export const es = {
  'time-off.approvals.selectAll': 'Seleccionar todo',
  'time-off.approvals.selectAllPages': ({ count }) => `Seleccionar las ${count}`,
  'time-off.approvals.selectFirst': ({ count }) => `Seleccionar las primeras ${count}`,
  'time-off.approvals.selected': ({ count }) =>
    plural('es', count, { one: `${count} seleccionada`, other: `${count} seleccionadas` }),
  'time-off.approvals.notSelected': 'No se han podido seleccionar las solicitudes',
  'time-off.approvals.approveSelected': 'Aprobar seleccionadas',
  'time-off.approvals.rejectSelected': 'Rechazar seleccionadas',
  'time-off.approvals.approveRequests': ({ count }) =>
    plural('es', count, { one: 'Aprobar solicitud', other: 'Aprobar solicitudes' }),
  'time-off.approvals.approveCounted': ({ count }) =>
    plural('es', count, { one: 'Aprobar solicitud', other: `Aprobar ${count} solicitudes` }),
  'time-off.approvals.approveAcrossPages': ({ count }) =>
    plural('es', count, {
      one: `¿Seguro que desea aprobar ${count} solicitud de ausencia? No está en esta página.`,
      other: `¿Seguro que desea aprobar ${count} solicitudes de ausencia? No todas están en esta página.`,
    }),
  'time-off.approvals.approvingProgress': ({ done, total }) => `Aprobando: ${done} de ${total}`,
  'time-off.approvals.rejectRequests': ({ count }) =>
    plural('es', count, { one: 'Rechazar solicitud', other: 'Rechazar solicitudes' }),
  'time-off.approvals.rejectCounted': ({ count }) =>
    plural('es', count, { one: 'Rechazar solicitud', other: `Rechazar ${count} solicitudes` }),
  'time-off.approvals.requestersWillSee': ({ count }) =>
    plural('es', count, {
      one: 'La persona solicitante verá este motivo.',
      other: `Quienes enviaron las ${count} solicitudes verán este motivo.`,
    }),
  'time-off.approvals.rejectingProgress': ({ done, total }) => `Rechazando: ${done} de ${total}`,
} satisfies Catalogue<typeof en>;
