import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './own-en.ts';

export const de = { 'time-off.sickness.ownSpells': 'Ihre Erkrankungen' } satisfies Catalogue<typeof en>;
