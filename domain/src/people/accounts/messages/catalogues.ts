import type { Catalogues } from '../../../language/message.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ar as rulesAr } from './rules-ar.ts';
import { de as rulesDe } from './rules-de.ts';
import { en as rules } from './rules-en.ts';
import { es as rulesEs } from './rules-es.ts';
import { fr as rulesFr } from './rules-fr.ts';

export const accountCatalogues = { en, de, fr, es, ar } satisfies Catalogues<typeof en>;

export const accountRuleCatalogues = {
  en: rules,
  de: rulesDe,
  fr: rulesFr,
  es: rulesEs,
  ar: rulesAr,
} satisfies Catalogues<typeof rules>;
