import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'time-off.leaving.user': 'Persona',
  'time-off.leaving.noLastDay': 'Esta persona aún no tiene último día de relación laboral',
  'time-off.leaving.lastDay': 'Último día',
  'time-off.leaving.reason': 'Motivo',
  'time-off.leaving.deactivated': 'La cuenta ya está desactivada',
  'time-off.leaving.successorInactive': 'La cuenta del relevo debe estar activa',
  'time-off.leaving.successorIsLeaver': 'El relevo debe ser otra persona',
  'time-off.leaving.successorLeaves': 'El relevo debe seguir en la empresa después del último día',
  'time-off.leaving.successorNoApprover':
    'El relevo debe ser responsable o administrador para decidir solicitudes',
} satisfies Catalogue<typeof en>;
