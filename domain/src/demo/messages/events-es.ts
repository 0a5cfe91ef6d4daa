import { formatList } from '../../language/formats.ts';
import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const es = {
  'demo.events.filled': ({ people }) =>
    `Base de datos vacía rellenada con una empresa de demostración de ${people} personas`,
  'demo.events.leaveGiven': ({ people, places }, { locale }) =>
    `Centros de trabajo asignados con sus festivos a ${people} personas de la empresa de demostración: ${formatList(places, locale)}`,
} satisfies Catalogue<typeof en>;
