import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './glance-en.ts';

export const es = {
  'dashboard.person.glanceNotLoaded': 'No se ha podido cargar esta persona.',
  'dashboard.person.glanceLoading': 'Cargando la persona',
  'dashboard.person.isDeactivated': 'Cuenta desactivada',
  'dashboard.person.withoutDepartment': 'Sin departamento',
  'dashboard.person.today': 'Ausencia hoy',
  'dashboard.person.nextAbsence': 'Próxima ausencia',
  'dashboard.person.absencesNotLoaded': 'No se ha podido cargar',
  'dashboard.person.noneKnown': 'Ninguna conocida',
  'dashboard.person.awayToday': ({ type }) => `${type} hoy`,
  'dashboard.person.awayOn': ({ type, days }) => `${type}, ${days}`,
  'dashboard.person.andBack': ({ absence, back }) => `${absence}, ${back}`,
} satisfies Catalogue<typeof en>;
