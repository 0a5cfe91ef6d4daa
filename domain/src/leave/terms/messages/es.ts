import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'leave.terms.from': 'Desde',
  'leave.terms.firstTerms': 'Las primeras condiciones de una persona no se pueden eliminar; cámbielas',
  'leave.terms.change': 'Cambio de condiciones',
  'leave.terms.own':
    'No puede cambiar su propio plan, horario laboral ni centro de trabajo; puede hacerlo otro administrador',
  'leave.terms.reasonWithGroup':
    'Usted es una de estas personas: indique un motivo, que quedará en el registro de auditoría',
} satisfies Catalogue<typeof en>;
