import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './on-behalf-en.ts';

export const es = {
  'time-off.booking.reasonVisibility': 'Visible para la persona y sus responsables de aprobación.',
  'time-off.booking.person': 'Persona',
  'time-off.booking.personMissing': 'Falta la persona',
  'time-off.booking.notForPerson': 'No puede solicitar ausencias en nombre de esta persona',
  'time-off.booking.asApproved': 'Aprobada de inmediato',
  'time-off.booking.asPending': 'Pendiente: requiere aprobación',
  'time-off.booking.saveRequest': 'Guardar solicitud',
  'time-off.booking.saved': 'Ausencia guardada',
  'time-off.booking.notSaved': 'No se ha guardado la ausencia',
  'time-off.booking.savedFor': ({ name, type, days }) => `${name}, ${type}, ${days}`,
} satisfies Catalogue<typeof en>;
