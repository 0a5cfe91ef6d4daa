import type { Catalogues } from '@almanac/domain/language/message';
import { en } from './en.ts';

export const mailServerCatalogues = { en } satisfies Catalogues<typeof en>;
