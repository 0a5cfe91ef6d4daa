import type { Catalogues } from '@almanac/domain/language/message';
import { en } from './en.ts';

export const leaveTypeServerCatalogues = { en } satisfies Catalogues<typeof en>;
