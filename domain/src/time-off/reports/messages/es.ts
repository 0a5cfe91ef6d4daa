import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'time-off.reports.type': 'Tipo',
  'time-off.reports.from': 'Inicio',
  'time-off.reports.to': 'Fin',
  'time-off.reports.toBeforeFrom': 'El fin debe ser igual o posterior al inicio',
  'time-off.reports.longestPeriod': 'Un informe abarca como máximo 24 meses',
  'time-off.reports.tooManyRows': ({ most }, { locale }) =>
    `Se devuelven como máximo ${formatNumber(most, locale)} filas a la vez; elija menos personas por página o exporte el informe`,
  'time-off.reports.yearBetween': ({ first, last }) => `year debe ser un año entre ${first} y ${last}`,
} satisfies Catalogue<typeof en>;
