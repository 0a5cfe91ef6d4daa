import type { Catalogues } from '../message.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ar as refusalsAr } from './refusals-ar.ts';
import { de as refusalsDe } from './refusals-de.ts';
import { en as refusals } from './refusals-en.ts';
import { es as refusalsEs } from './refusals-es.ts';
import { fr as refusalsFr } from './refusals-fr.ts';

export const commonCatalogues = { en, de, fr, es, ar } satisfies Catalogues<typeof en>;

export const commonRefusalCatalogues = {
  en: refusals,
  de: refusalsDe,
  fr: refusalsFr,
  es: refusalsEs,
  ar: refusalsAr,
} satisfies Catalogues<typeof refusals>;
