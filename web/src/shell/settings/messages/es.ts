import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'shell.settings.auditLog': 'Registro de auditoría',
  'shell.settings.payroll': 'Nómina',
  'shell.settings.company': 'Empresa',
  'shell.settings.corrections': 'Correcciones',
  'shell.settings.departments': 'Departamentos',
  'shell.settings.emails': 'Correos',
  'shell.settings.connections': 'Conexiones',
  'shell.settings.leave': 'Ausencias',
  'shell.settings.people': 'Personas',
  'shell.settings.places': 'Centros y festivos',
  'shell.settings.plans': 'Planes',
  'shell.settings.schedules': 'Horarios',
  'shell.settings.setup': 'Puesta en marcha',
  'shell.settings.system': 'Ajustes del sistema',
  'shell.settings.types': 'Tipos',
  'shell.settings.yearEnd': 'Cierre del año',
  'shell.settings.provisions': 'Provisiones',
} satisfies Catalogue<typeof en>;
