import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './export-en.ts';

export const es = {
  'people.accounts.export.isActive': 'Activo',
  'people.accounts.export.createdAt': 'Creado',
  'people.accounts.export.hasSignedIn': 'Ha iniciado sesión',
  'people.accounts.export.id': 'ID',
  'people.accounts.export.employee': 'Empleado',
  'people.accounts.export.manager': 'Responsable',
  'people.accounts.export.hrAdmin': 'Administrador de RR. HH.',
  'people.accounts.export.systemAdmin': 'Administrador del sistema',
} satisfies Catalogue<typeof en>;
