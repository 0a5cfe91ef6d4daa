import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'access.administration': 'Administración',
  'access.emailUnverified': 'Correo sin verificar',
  'access.emailVerified': 'Correo verificado',
  'access.employee': 'Empleado',
  'access.employeePurpose': 'Solicita ausencias y ve sus propios datos.',
  'access.everyone': 'Todas las personas',
  'access.hrAdmin': 'Administrador de RR. HH.',
  'access.hrAdminPurpose': 'Decide sobre toda la plantilla; gestiona personas, equipos y departamentos.',
  'access.manager': 'Responsable',
  'access.managerPurpose': 'Decide las ausencias de su departamento y de los equipos que dirige.',
  'access.myPeople': 'Personas a mi cargo',
  'access.people': 'Personas',
  'access.settings': 'Ajustes',
  'access.systemAdmin': 'Administrador del sistema',
  'access.systemAdminPurpose': 'También puede gestionar a otros administradores del sistema.',
} satisfies Catalogue<typeof en>;
