import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'time-off.history.notLoaded': 'No se ha podido cargar el historial',
  'time-off.history.requestSubmitted': 'Enviada',
  'time-off.history.system': 'Sistema',
} satisfies Catalogue<typeof en>;
