import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'time-off.recalculations.correction': 'Corrección',
  'time-off.recalculations.reasonField': 'Motivo',
  'time-off.recalculations.daysClosed': ({ name }) =>
    `Los días corregidos de ${name} están cerrados; acepte el nuevo saldo o haga un ajuste en el año abierto`,
  'time-off.recalculations.keptAlready':
    'Este saldo se conservó como estaba; elimine el ajuste para deshacerlo',
  'time-off.recalculations.acceptedAlready': 'El nuevo saldo ya se aceptó; haga un ajuste para cambiarlo',
} satisfies Catalogue<typeof en>;
