import { dateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './dialogs-en.ts';

export const es = {
  'leave.terms.changeOfPeople': ({ count }) =>
    plural('es', count, {
      one: `Cambiar las condiciones de ${count} persona`,
      other: `Cambiar las condiciones de ${count} personas`,
    }),
  'leave.terms.changeOfDepartment': ({ name }) => `Cambiar las condiciones de todo el departamento: ${name}`,
  'leave.terms.everyoneIn': ({ name }) => `Todo el departamento: ${name}`,
  'leave.terms.changeHint':
    'Se aplica desde esta fecha y anula los cambios posteriores de los campos que elija.',
  'leave.terms.fromField': 'Desde',
  'leave.terms.noChange': 'Sin cambios',
  'leave.terms.changed': 'Condiciones modificadas',

  'leave.terms.termsOf': ({ name }) => `Condiciones de ${name}`,
  'leave.terms.termsHint': 'Cada línea se aplica hasta que empieza la siguiente.',
  'leave.terms.termsLabel': 'Condiciones',
  'leave.terms.termsLoading': 'Cargando las condiciones',
  'leave.terms.termsNotLoaded': 'No se han podido cargar las condiciones',
  'leave.terms.today': 'Hoy',
  'leave.terms.close': 'Cerrar',
  'leave.terms.delete': 'Eliminar',
  'leave.terms.deleteFrom': ({ date }, texts) =>
    `Eliminar las condiciones desde el ${dateText(date, texts.locale)}`,
  'leave.terms.deleteTitle': 'Eliminar cambio',
  'leave.terms.deleteHint': ({ date, name }) =>
    `Desde el ${date}, ${name} vuelve a tener las condiciones anteriores, hasta el próximo cambio.`,
  'leave.terms.deleted': 'Cambio eliminado',
} satisfies Catalogue<typeof en>;
