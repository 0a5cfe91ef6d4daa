import type { Catalogues } from '../../../language/message.ts';
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

export const channelCatalogues = { en, de, fr, es, ar } satisfies Catalogues<typeof en>;

export const channelEventCatalogues = {
  en: events,
  de: eventsDe,
  fr: eventsFr,
  es: eventsEs,
  ar: eventsAr,
} satisfies Catalogues<typeof events>;
