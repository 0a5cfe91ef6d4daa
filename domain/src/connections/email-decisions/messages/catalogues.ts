import type { Catalogues } from '../../../language/message.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const emailDecisionCatalogues = { en, de, fr, es, ar } satisfies Catalogues<typeof en>;
