import type { Catalogue } from '../../language/message.ts';
import type { en } from './refusals-en.ts';

export const es = {
  'audit.readForbidden': 'No tiene permiso para leer el registro de auditoría.',
  'audit.startDate': 'Fecha de inicio',
  'audit.endDate': 'Fecha de fin',
  'audit.actionNotKnown': 'action debe ser una de las acciones del registro de auditoría',
} satisfies Catalogue<typeof en>;
