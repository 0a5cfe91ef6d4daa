import { periodText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './later-en.ts';

export const es = {
  'time-off.leaving.more': ({ count }) => `y ${count} más`,
  'time-off.leaving.request': ({ type, period, isPending }, { locale }) => {
    const request = `${type}, ${periodText(period, locale)}`;
    return isPending ? `${request}, pendiente` : `${request}, aprobada`;
  },
  'time-off.leaving.loadingLater': 'Buscando ausencias después de ese día',
  'time-off.leaving.laterNotLoaded': 'No se han podido cargar las ausencias después de ese día',
  'time-off.leaving.laterRequests': ({ count }) =>
    plural('es', count, {
      one: `${count} solicitud después del nuevo último día`,
      other: `${count} solicitudes después del nuevo último día`,
    }),
  'time-off.leaving.laterStays':
    'Al guardar no se cancelan. Para terminar las ausencias el último día, use «Tramitar la salida».',
} satisfies Catalogue<typeof en>;
