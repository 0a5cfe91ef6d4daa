import type { Catalogues } from '../message.ts';
import { en } from './en.ts';

export const commonCatalogues = { en } satisfies Catalogues<typeof en>;
