import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'time-off.requests.export.requester': 'Persona',
  'time-off.requests.export.requesterEmail': 'Correo electrónico',
  'time-off.requests.export.department': 'Departamento',
  'time-off.requests.export.type': 'Tipo',
  'time-off.requests.export.status': 'Estado',
  'time-off.requests.export.startDate': 'Primer día',
  'time-off.requests.export.startHalf': 'Primer día desde',
  'time-off.requests.export.endDate': 'Último día',
  'time-off.requests.export.endHalf': 'Último día hasta',
  'time-off.requests.export.minutes': 'Minutos',
  'time-off.requests.export.businessDays': 'Días laborables',
  'time-off.requests.export.amount': 'Días u horas descontados',
  'time-off.requests.export.reason': 'Motivo',
  'time-off.requests.export.createdAt': 'Solicitada',
  'time-off.requests.export.decidedBy': 'Decidida por',
  'time-off.requests.export.approvedAt': 'Aprobada',
  'time-off.requests.export.rejectionReason': 'Motivo del rechazo',
  'time-off.requests.export.recordedBy': 'Solicitada por',
  'time-off.requests.export.documentReceivedOn': 'Justificante recibido',
  'time-off.requests.export.id': 'ID',
  'time-off.requests.export.morning': 'Mañana',
  'time-off.requests.export.afternoon': 'Tarde',
} satisfies Catalogue<typeof en>;
