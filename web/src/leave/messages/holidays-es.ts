import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './holidays-en.ts';

export const es = {
  'leave.holidays.placeNotLoaded': 'No se ha podido cargar el centro de trabajo',
  'leave.holidays.noPlace': 'Centro de trabajo no encontrado',
  'leave.holidays.noPlaceHint': 'Es posible que se haya eliminado.',
  'leave.holidays.allPlaces': 'Centros y festivos',
  'leave.holidays.subtitle': 'Festivos',
  'leave.holidays.loading': 'Cargando los festivos',
  'leave.holidays.notLoaded': 'No se han podido cargar los festivos',
  'leave.holidays.none': 'Ninguno aún',
  'leave.holidays.count': ({ count }) =>
    plural('es', count, { one: `${count} festivo`, other: `${count} festivos` }),
  'leave.holidays.suggest': 'Sugerir festivos',
  'leave.holidays.unsaved': 'Sin guardar.',
  'leave.holidays.discard': 'Descartar',
  'leave.holidays.placeAndYear': ({ name, year }) => `${name} ${year}`,
  'leave.holidays.effectTitle': ({ name, year }) => `Festivos de ${name} en ${year}`,
} satisfies Catalogue<typeof en>;
