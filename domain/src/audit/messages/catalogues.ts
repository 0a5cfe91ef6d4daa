import type { Catalogues } from '../../language/message.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ar as eventsAr } from './events-ar.ts';
import { de as eventsDe } from './events-de.ts';
import { en as events } from './events-en.ts';
import { es as eventsEs } from './events-es.ts';
import { fr as eventsFr } from './events-fr.ts';
import { fr } from './fr.ts';
import { ar as refusalsAr } from './refusals-ar.ts';
import { de as refusalsDe } from './refusals-de.ts';
import { en as refusals } from './refusals-en.ts';
import { es as refusalsEs } from './refusals-es.ts';
import { fr as refusalsFr } from './refusals-fr.ts';

export const auditCatalogues = { en, de, fr, es, ar } satisfies Catalogues<typeof en>;

export const auditRefusalCatalogues = {
  en: refusals,
  de: refusalsDe,
  fr: refusalsFr,
  es: refusalsEs,
  ar: refusalsAr,
} satisfies Catalogues<typeof refusals>;

export const exportEventCatalogues = {
  en: events,
  de: eventsDe,
  fr: eventsFr,
  es: eventsEs,
  ar: eventsAr,
} satisfies Catalogues<typeof events>;
