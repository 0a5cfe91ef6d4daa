import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './settings-en.ts';

export const es = {
  'dashboard.settings.title': 'Ajustes del sistema',
  'dashboard.settings.subtitle': 'Los cambios se aplican de inmediato para todas las personas.',
  'dashboard.settings.notLoaded': 'No se han podido cargar los ajustes',
  'dashboard.settings.loading': 'Cargando los ajustes',
} satisfies Catalogue<typeof en>;
