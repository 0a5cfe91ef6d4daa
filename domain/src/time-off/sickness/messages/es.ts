import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'time-off.sickness.on': 'A fecha de',
  'time-off.sickness.switchedOff':
    'El informe de enfermedad está desactivado. Un administrador del sistema puede activarlo en los ajustes del sistema.',
  'time-off.sickness.ownSpell': 'Otra persona debe marcar sus bajas por enfermedad',
  'time-off.sickness.noSpell': 'Solo una baja aprobada puede continuar una anterior',
  'time-off.sickness.notEarlier': 'Elija una baja anterior de la misma persona',
} satisfies Catalogue<typeof en>;
