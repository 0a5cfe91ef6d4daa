import type { Catalogues } from '@almanac/domain/language/message';
import { en } from './en.ts';

export const leaveTermsServerCatalogues = { en } satisfies Catalogues<typeof en>;
