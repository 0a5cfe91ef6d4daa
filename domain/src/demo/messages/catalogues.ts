import type { Catalogues } from '../../language/message.ts';
import { ar as eventsAr } from './events-ar.ts';
import { de as eventsDe } from './events-de.ts';
import { en as events } from './events-en.ts';
import { es as eventsEs } from './events-es.ts';
import { fr as eventsFr } from './events-fr.ts';

export const demoEventCatalogues = {
  en: events,
  de: eventsDe,
  fr: eventsFr,
  es: eventsEs,
  ar: eventsAr,
} satisfies Catalogues<typeof events>;
