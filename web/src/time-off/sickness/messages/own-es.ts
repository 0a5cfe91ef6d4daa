import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './own-en.ts';

export const es = { 'time-off.sickness.ownSpells': 'Sus bajas por enfermedad' } satisfies Catalogue<
  typeof en
>;
