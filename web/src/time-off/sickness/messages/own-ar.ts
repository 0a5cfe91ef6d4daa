import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './own-en.ts';

export const ar = { 'time-off.sickness.ownSpells': 'فترات مرضك' } satisfies Catalogue<typeof en>;
