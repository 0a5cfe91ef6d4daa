import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './history-en.ts';

export const es = {
  'dashboard.person.history': 'Historial',
  'dashboard.person.historySubtitle': 'Qué ha cambiado y quién lo ha cambiado.',
  'dashboard.person.auditLog': 'Abrir en el registro de auditoría',
  'dashboard.person.historyNotLoaded': 'No se ha podido cargar el historial',
  'dashboard.person.historyLoading': 'Cargando el historial',
  'dashboard.person.noEntries': 'Sin entradas',
  'dashboard.person.noEntriesHint': 'Aún no hay cambios.',
  'dashboard.person.entries': 'entradas',
} satisfies Catalogue<typeof en>;
