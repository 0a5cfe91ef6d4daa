import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const es = {
  'time-off.import.person': 'Persona',
  'time-off.import.type': 'Tipo',
  'time-off.import.noPerson': ({ cell }) => `Nadie tiene la dirección o el número de personal ${cell}`,
  'time-off.import.noType': ({ cell }) =>
    `No hay ningún tipo de ausencia con el código, el nombre o el código de nómina ${cell}`,
  'time-off.import.severalTypes': ({ cell, first, second }) =>
    `${cell} es el código de nómina de varios tipos, como ${first} y ${second}`,
  'time-off.import.noAccount': 'La persona no tiene ausencias de este tipo',
  'time-off.import.otherHalf': 'La mitad del día debe ser la mañana (AM) o la tarde (PM)',
  'time-off.import.otherStatus': 'El estado debe ser aprobado o pendiente',
  'time-off.import.otherMinutes': 'Los minutos deben ser un número de 1 a 1440, u horas como 1:30',
  'time-off.import.sameDays': ({ line }) => `La línea ${line} ya contiene algunos de estos días`,

  'time-off.import.noRows': 'El archivo no contiene ninguna ausencia',
  'time-off.import.tooManyRows': ({ most }, { locale }) =>
    `Se pueden importar como máximo ${formatNumber(most, locale)} ausencias a la vez`,
  'time-off.import.noColumn': ({ column }) => `Falta la columna ${column}`,

  'time-off.import.daysAdded': ({ person, type, year, amount }, { locale }) => {
    const number = formatNumber(amount, locale);
    return plural('es', amount, {
      one: `${person}: ${number} día de ${type} en ${year}`,
      other: `${person}: ${number} días de ${type} en ${year}`,
    });
  },
  'time-off.import.hoursAdded': ({ person, type, year, amount }, { locale }) => {
    const number = formatNumber(amount, locale);
    return plural('es', amount, {
      one: `${person}: ${number} hora de ${type} en ${year}`,
      other: `${person}: ${number} horas de ${type} en ${year}`,
    });
  },
} satisfies Catalogue<typeof en>;
