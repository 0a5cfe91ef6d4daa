import type { Catalogues } from '@almanac/domain/language/message';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ar as exportedAr } from './export-ar.ts';
import { de as exportedDe } from './export-de.ts';
import { en as exported } from './export-en.ts';
import { es as exportedEs } from './export-es.ts';
import { fr as exportedFr } from './export-fr.ts';
import { fr } from './fr.ts';

export const auditEntryCatalogues = { en, de, fr, es, ar } satisfies Catalogues<typeof en>;

export const auditExportCatalogues = {
  en: exported,
  de: exportedDe,
  fr: exportedFr,
  es: exportedEs,
  ar: exportedAr,
} satisfies Catalogues<typeof exported>;
