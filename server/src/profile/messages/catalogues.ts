import type { Catalogues } from '@almanac/domain/language/message';
import { en } from './en.ts';

export const profileCatalogues = { en } satisfies Catalogues<typeof en>;
