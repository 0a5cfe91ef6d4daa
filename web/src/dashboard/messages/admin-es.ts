import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './admin-en.ts';

export const es = {
  'dashboard.admin.title': 'Panel de administración',
  'dashboard.admin.users': 'Gestión de usuarios',
  'dashboard.admin.usersPurpose': 'Gestionar usuarios, roles y permisos',
  'dashboard.admin.import': 'Importar',
  'dashboard.admin.importPurpose': 'Añadir y modificar muchas personas desde un archivo CSV',
  'dashboard.admin.reports': 'Informes y análisis',
  'dashboard.admin.reportsPurpose': 'Ausencias por tipo, mes y equipo',
  'dashboard.admin.settings': 'Ajustes del sistema',
  'dashboard.admin.settingsPurpose': 'Ausencias, departamentos, correos y registro de auditoría',
} satisfies Catalogue<typeof en>;
