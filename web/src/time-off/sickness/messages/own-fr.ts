import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './own-en.ts';

export const fr = { 'time-off.sickness.ownSpells': 'Vos arrêts maladie' } satisfies Catalogue<typeof en>;
