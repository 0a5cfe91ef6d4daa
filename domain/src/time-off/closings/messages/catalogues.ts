import type { Catalogues } from '../../../language/message.ts';
import { en } from './en.ts';

export const closingCatalogues = { en } satisfies Catalogues<typeof en>;
