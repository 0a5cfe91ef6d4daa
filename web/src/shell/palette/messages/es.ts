import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'shell.palette.about': 'Acerca de Almanac',
  'shell.palette.aboutWords': 'versión licencia',
  'shell.palette.awayWords': 'ausencias compañeros vacaciones',
  'shell.palette.balance': 'Mi saldo',
  'shell.palette.balanceWords': 'días restantes vacaciones quedan',
  'shell.palette.dashboardWords': 'panel principal portada',
  'shell.palette.help': 'Ayuda',
  'shell.palette.helpWords': 'manual documentación cómo',
  'shell.palette.myPeople': 'Personas a mi cargo',
  'shell.palette.myPeopleWords': 'saldos de otros equipo',
  'shell.palette.peopleWords': 'compañeros buscar empleados directorio',
  'shell.palette.profile': 'Perfil',
  'shell.palette.profileWords': 'ajustes tema sesiones correos teclas idioma',
} satisfies Catalogue<typeof en>;
