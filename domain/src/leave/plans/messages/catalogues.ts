import type { Catalogues } from '../../../language/message.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ar as policyAr } from './policy-ar.ts';
import { de as policyDe } from './policy-de.ts';
import { en as policyEn } from './policy-en.ts';
import { es as policyEs } from './policy-es.ts';
import { fr as policyFr } from './policy-fr.ts';

export const planCatalogues = { en, de, fr, es, ar } satisfies Catalogues<typeof en>;
export const policyCatalogues = {
  en: policyEn,
  de: policyDe,
  fr: policyFr,
  es: policyEs,
  ar: policyAr,
} satisfies Catalogues<typeof policyEn>;
