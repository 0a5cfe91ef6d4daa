import { dateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'time-off.provisions.title': 'Provisiones',
  'time-off.provisions.subtitle': 'Lo que la empresa debe en vacaciones.',
  'time-off.provisions.asOf': 'A fecha de',
  'time-off.provisions.keep': 'Guardar lista',
  'time-off.provisions.keeping': 'Guardando…',
  'time-off.provisions.wasKept': ({ on }, { locale }) =>
    `La lista a fecha de ${dateText(on, locale)} está guardada`,
  'time-off.provisions.notKept': 'No se pudo guardar la lista',
  'time-off.provisions.notLoaded': 'No se pudieron cargar las provisiones',
  'time-off.provisions.loading': 'Cargando las provisiones',
  'time-off.provisions.none': 'Nadie tiene ausencias con límite en esta fecha',
  'time-off.provisions.totals': 'Totales',
  'time-off.provisions.totalsHint': 'En días, sin quienes se han ido; nunca se compensan entre sí.',
  'time-off.provisions.owed': 'Debido',
  'time-off.provisions.takenInAdvance': 'Disfrutado por adelantado',
  'time-off.provisions.inAdvance': ({ amount }) => `${amount} por adelantado`,
  'time-off.provisions.people': 'Personas',
  'time-off.provisions.leavers': 'Personas que se han ido',
  'time-off.provisions.leaversHint': 'Lo que queda tras el último día y aún no se ha pagado.',
  'time-off.provisions.person': 'Persona',
  'time-off.provisions.type': 'Tipo',
  'time-off.provisions.carriedOver': 'Trasladado',
  'time-off.provisions.earned': 'Devengado',
  'time-off.provisions.adjusted': 'Ajustado',
  'time-off.provisions.taken': 'Disfrutado',
  'time-off.provisions.expired': 'Caducado',
  'time-off.provisions.now': 'Debido ahora',
  'time-off.provisions.unchanged': 'Sin cambios',
  'time-off.provisions.kept': 'Listas guardadas',
  'time-off.provisions.keptHint': 'Cada una se abre como era, con lo que ha cambiado desde entonces.',
  'time-off.provisions.keptNotLoaded': 'No se pudieron cargar las listas guardadas',
  'time-off.provisions.noneKept': 'Aún no se ha guardado ninguna lista.',
  'time-off.provisions.listOf': ({ on }, { locale }) => `A fecha de ${dateText(on, locale)}`,
  'time-off.provisions.keptAt': 'Guardada',
  'time-off.provisions.keptBy': 'Guardada por',
  'time-off.provisions.keptOnBy': ({ at, name }) => `Guardada el ${at} por ${name}.`,
  'time-off.provisions.changedSince': ({ count }) =>
    count === 0
      ? 'Nada ha cambiado desde entonces.'
      : plural('es', count, {
          one: `${count} fila ha cambiado desde entonces.`,
          other: `${count} filas han cambiado desde entonces.`,
        }),
  'time-off.provisions.back': 'Volver a Provisiones',
} satisfies Catalogue<typeof en>;
