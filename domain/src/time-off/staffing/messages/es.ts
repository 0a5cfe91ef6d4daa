import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'time-off.staffing.team': 'Equipo',
  'time-off.staffing.startDate': 'Fecha de inicio',
  'time-off.staffing.endDate': 'Fecha de fin',
  'time-off.staffing.periodTooLong': ({ most }) => `El periodo puede durar como máximo ${most} días`,
} satisfies Catalogue<typeof en>;
