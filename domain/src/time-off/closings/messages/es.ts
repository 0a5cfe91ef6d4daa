import { dateText, periodText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const es = {
  'time-off.closings.closing': 'Cierre',
  'time-off.closings.through': 'Hasta',
  'time-off.closings.reason': 'Motivo',
  'time-off.closings.notOver': 'El último día que se cierra debe estar en el pasado',
  'time-off.closings.closedAlready': ({ through }, texts) =>
    `Todo está ya cerrado hasta el ${dateText(through, texts.locale)}`,
  'time-off.closings.pending': ({ count, requests }, texts) => {
    const named = requests.map((request) => texts.text(request)).join('; ');
    return plural('es', count, {
      one: `${count} solicitud está aún por decidir: ${named}`,
      other: `${count} solicitudes están aún por decidir: ${named}`,
    });
  },
  'time-off.closings.requestOf': ({ name, ...period }, texts) =>
    `${name}, ${periodText(period, texts.locale)}`,
  'time-off.closings.reopenForbidden': 'Solo un administrador del sistema puede reabrir un año cerrado',
  'time-off.closings.laterFirst': 'Primero hay que reabrir lo que se cerró después',
  'time-off.closings.balancesChanged': 'Los saldos han cambiado; revíselos de nuevo antes de cerrar',
} satisfies Catalogue<typeof en>;
