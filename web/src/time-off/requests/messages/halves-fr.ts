import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './halves-en.ts';

export const fr = {
  'time-off.requests.partOfDay': 'Partie de la journée',
  'time-off.requests.wholeDay': 'Journée entière',
  'time-off.requests.morningPart': 'Matin',
  'time-off.requests.afternoonPart': 'Après-midi',
  'time-off.requests.firstDay': 'Premier jour',
  'time-off.requests.afternoonOnly': 'Après-midi seulement',
  'time-off.requests.lastDay': 'Dernier jour',
  'time-off.requests.morningOnly': 'Matin seulement',
} satisfies Catalogue<typeof en>;
