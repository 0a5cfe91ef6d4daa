import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './history-en.ts';

export const es = {
  'audit.history.title': 'Historial',
  'audit.history.notLoaded': 'No se ha podido cargar el historial',
  'audit.history.loading': 'Cargando el historial',
  'audit.history.restore': 'Restaurar los valores anteriores',
  'audit.history.restoring': 'Restaurando…',
  'audit.history.restored': 'Valores anteriores restaurados',
  'audit.history.notRestored': 'No se han restaurado los valores anteriores',
} satisfies Catalogue<typeof en>;
