import type { Catalogues } from '@almanac/domain/language/message';
import { en } from './en.ts';

export const mailCatalogues = { en } satisfies Catalogues<typeof en>;
