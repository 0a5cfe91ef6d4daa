import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'leave.employments.title': ({ name }) => `Contratos de ${name}`,
  'leave.employments.hint':
    'Quien se fue y volvió tiene varios; los días intermedios no cuentan en ningún sitio.',
  'leave.employments.notLoaded': 'No se han podido cargar los contratos',
  'leave.employments.loading': 'Cargando los contratos',
  'leave.employments.number': ({ number }) => `Contrato ${number}`,
  'leave.employments.remove': ({ number }) => `Quitar el contrato ${number}`,
  'leave.employments.start': 'Primer día',
  'leave.employments.end': 'Último día',
  'leave.employments.countsEarlier': 'Los contratos anteriores cuentan para la antigüedad',
  'leave.employments.keepsBalance': 'Conservar el saldo que quedó al final del anterior',
  'leave.employments.add': 'Añadir contrato',
  'leave.employments.saved': 'Contratos guardados',
} satisfies Catalogue<typeof en>;
