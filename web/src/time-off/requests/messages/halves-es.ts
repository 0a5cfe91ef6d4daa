import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './halves-en.ts';

export const es = {
  'time-off.requests.partOfDay': 'Parte del día',
  'time-off.requests.wholeDay': 'Día entero',
  'time-off.requests.morningPart': 'Mañana',
  'time-off.requests.afternoonPart': 'Tarde',
  'time-off.requests.firstDay': 'Primer día',
  'time-off.requests.afternoonOnly': 'Solo por la tarde',
  'time-off.requests.lastDay': 'Último día',
  'time-off.requests.morningOnly': 'Solo por la mañana',
} satisfies Catalogue<typeof en>;
