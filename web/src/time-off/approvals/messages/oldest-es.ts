import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './oldest-en.ts';

export const es = {
  'time-off.approvals.loadingOldest': 'Cargando las solicitudes más antiguas',
  'time-off.approvals.notLoaded': 'Error al cargar las solicitudes',
  'time-off.approvals.notLoadedHint': 'No se han podido cargar las aprobaciones pendientes',
  'time-off.approvals.oldest': 'Solicitudes más antiguas',
  'time-off.approvals.nothingWaits': 'No hay nada que espere su decisión.',
  'time-off.approvals.noReason': 'Sin motivo indicado',
} satisfies Catalogue<typeof en>;
