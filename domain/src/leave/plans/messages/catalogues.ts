import type { Catalogues } from '../../../language/message.ts';
import { en } from './en.ts';
import { policyEn } from './policy-en.ts';

export const planCatalogues = { en } satisfies Catalogues<typeof en>;
export const policyCatalogues = { en: policyEn } satisfies Catalogues<typeof policyEn>;
