import type { Catalogues } from '../../language/message.ts';
import { en } from './en.ts';
import { en as words } from './words-en.ts';

export const workTimeCatalogues = { en } satisfies Catalogues<typeof en>;

export const workTimeWordCatalogues = { en: words } satisfies Catalogues<typeof words>;
