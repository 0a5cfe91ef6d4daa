import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './route-en.ts';

export const es = {
  'time-off.accessDeniedHint': 'No tiene permiso para aprobar solicitudes de ausencia.',
} satisfies Catalogue<typeof en>;
