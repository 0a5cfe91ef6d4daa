import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'profile.session': 'Sesión',
  'profile.hasRecords':
    'Una cuenta con solicitudes, asignaciones a equipos o decisiones no se puede eliminar',
} satisfies Catalogue<typeof en>;
