import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'time-off.import.columnPerson': 'Persona (dirección o número de personal)',
  'time-off.import.columnType': 'Tipo',
  'time-off.import.columnStartDate': 'Primer día',
  'time-off.import.columnEndDate': 'Último día',
  'time-off.import.columnStartHalf': 'Mitad del primer día',
  'time-off.import.columnEndHalf': 'Mitad del último día',
  'time-off.import.columnMinutes': 'Minutos',
  'time-off.import.columnStatus': 'Estado',
  'time-off.import.columnReason': 'Motivo',
  'time-off.import.openImport': 'Importar ausencias',
  'time-off.import.title': 'Importar ausencias',
  'time-off.import.description': 'Registra lo disfrutado hasta ahora, todo o nada. Nadie recibe correos.',
  'time-off.import.previewFailed': 'No se pudo crear la vista previa',
  'time-off.import.notImported': 'No se importó nada',
  'time-off.import.imported': 'Ausencias importadas',
  'time-off.import.importing': 'Importando…',
  'time-off.import.cancel': 'Cancelar',
  'time-off.import.added': 'Nueva',
  'time-off.import.unchanged': 'Sin cambios',
  'time-off.import.faulty': 'Con errores',
  'time-off.import.nothing': 'Ninguna ausencia',
  'time-off.import.readingPeople': 'Leyendo las personas',
  'time-off.import.storing': 'Registrando las ausencias',
  'time-off.import.rows': 'Filas de la importación',
  'time-off.import.pages': 'filas de la importación',
  'time-off.import.personHeading': 'Persona',
  'time-off.import.absence': 'Ausencia',
  'time-off.import.amount': 'Cuenta',
  'time-off.import.outcome': 'Resultado',
  'time-off.import.example': ({ domain }) =>
    `person,type,startDate,endDate\nana.garcia@${domain},VACATION,2026-03-02,2026-03-06`,
  'time-off.import.import': ({ count }) =>
    plural('es', count, { one: `Importar ${count} ausencia`, other: `Importar ${count} ausencias` }),
  'time-off.import.countAdded': ({ count }) =>
    plural('es', count, { one: `${count} nueva`, other: `${count} nuevas` }),
  'time-off.import.countUnchanged': ({ count }) => `${count} sin cambios`,
  'time-off.import.countFaulty': ({ count }) => `${count} con errores`,
  'time-off.import.checkingRows': ({ done, total }, { locale }) =>
    `Comprobando filas: ${formatNumber(done, locale)} de ${formatNumber(total, locale)}`,
  'time-off.import.line': ({ line }) => `Línea ${line}`,
  'time-off.import.days': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('es', count, { one: `${number} día`, other: `${number} días` });
  },
  'time-off.import.hours': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('es', count, { one: `${number} hora`, other: `${number} horas` });
  },
} satisfies Catalogue<typeof en>;
