import { formatList } from '../../language/formats.ts';
import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const fr = {
  'demo.events.filled': ({ people }) =>
    `Base de données vide remplie avec une entreprise de démo de ${people} personnes`,
  'demo.events.leaveGiven': ({ people, places }, { locale }) =>
    `Lieux de travail attribués à ${people} personnes de l’entreprise de démo, avec leurs jours fériés : ${formatList(places, locale)}`,
} satisfies Catalogue<typeof en>;
