import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'leave.terms.user': 'Persona',
  'leave.terms.departmentNotFound': 'Departamento no encontrado',
  'leave.terms.personNotFound': 'Persona no encontrada',
  'leave.terms.placeNotFound': 'Centro de trabajo no encontrado',
  'leave.terms.planNotFound': 'Plan no encontrado',
  'leave.terms.scheduleNotFound': 'Horario laboral no encontrado',
} satisfies Catalogue<typeof en>;
