import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './purpose-en.ts';

export const es = {
  'shell.settings.auditLogPurpose': 'Quién cambió qué y cuándo',
  'shell.settings.auditLogWords': 'historial cambios log',
  'shell.settings.payrollPurpose': 'Archivos para su programa de nómina y lo entregado',
  'shell.settings.payrollWords': 'salario exportar a3 sage',
  'shell.settings.correctionsPurpose': 'Saldos que una actualización calcula de otro modo',
  'shell.settings.correctionsWords': 'saldos corregidos actualización recálculo',
  'shell.settings.departmentsPurpose': 'A qué pertenecen las personas y los equipos',
  'shell.settings.emailsPurpose': 'Qué no se pudo enviar y por qué',
  'shell.settings.emailsWords': 'correo electrónico mails emails',
  'shell.settings.leavePage': ({ label }) => `Ausencias: ${label}`,
  'shell.settings.peoplePurpose': 'Centro de trabajo, plan y horario de cada persona',
  'shell.settings.peopleWords': 'condiciones de las personas vacaciones',
  'shell.settings.placesPurpose': 'Dónde se trabaja y qué festivos hay',
  'shell.settings.placesWords': 'festivos fiestas oficina sede centro de trabajo',
  'shell.settings.plansPurpose': 'Cuántos días corresponden y cómo se devengan',
  'shell.settings.plansWords': 'planes de vacaciones reglas derecho anual devengo',
  'shell.settings.schedulesPurpose': 'Horas de trabajo de una semana',
  'shell.settings.schedulesWords': 'horario laboral jornada horas tiempo parcial',
  'shell.settings.setupPurpose': 'Qué está configurado y qué falta',
  'shell.settings.setupWords': 'primeros pasos lista inicio configuración',
  'shell.settings.systemPurpose': 'Nombre de la empresa, semanas, recordatorios, quién ve las ausencias',
  'shell.settings.systemWords':
    'nombre empresa inicio de semana recordatorios escalado visibilidad capacidad',
  'shell.settings.typesPurpose': 'Vacaciones, bajas y lo demás que se puede solicitar',
  'shell.settings.typesWords': 'tipos de ausencia códigos colores',
  'shell.settings.yearEndPurpose': 'Qué caduca, qué se arrastra, años cerrados',
  'shell.settings.yearEndWords': 'cierre arrastre fin de año',
  'shell.settings.provisionsPurpose': 'Vacaciones debidas en una fecha, listas guardadas',
  'shell.settings.provisionsWords': 'provisión balance vacaciones',
} satisfies Catalogue<typeof en>;
