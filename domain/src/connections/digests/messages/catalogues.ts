import type { Catalogues } from '../../../language/message.ts';
import { ar } from './events-ar.ts';
import { de } from './events-de.ts';
import { en } from './events-en.ts';
import { es } from './events-es.ts';
import { fr } from './events-fr.ts';

export const digestEventCatalogues = { en, de, fr, es, ar } satisfies Catalogues<typeof en>;
