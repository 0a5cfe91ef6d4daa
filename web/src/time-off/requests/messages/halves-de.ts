import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './halves-en.ts';

export const de = {
  'time-off.requests.partOfDay': 'Teil des Tages',
  'time-off.requests.wholeDay': 'Ganzer Tag',
  'time-off.requests.morningPart': 'Vormittag',
  'time-off.requests.afternoonPart': 'Nachmittag',
  'time-off.requests.firstDay': 'Erster Tag',
  'time-off.requests.afternoonOnly': 'Nur nachmittags',
  'time-off.requests.lastDay': 'Letzter Tag',
  'time-off.requests.morningOnly': 'Nur vormittags',
} satisfies Catalogue<typeof en>;
