import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './route-en.ts';

export const de = {
  'time-off.accessDeniedHint': 'Sie dürfen keine Anträge genehmigen.',
} satisfies Catalogue<typeof en>;
