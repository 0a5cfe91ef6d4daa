import type { Catalogues } from '../../../language/message.ts';
import { en } from './en.ts';

export const correctionCatalogues = { en } satisfies Catalogues<typeof en>;
