import type { Catalogues } from '../../../language/message.ts';
import { en } from './en.ts';

export const requestCatalogues = { en } satisfies Catalogues<typeof en>;
