import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'audit.entity.user': 'Usuario',
  'audit.entity.department': 'Departamento',
  'audit.entity.team': 'Equipo',
  'audit.entity.membership': 'Asignación a un equipo',
  'audit.entity.workSchedule': 'Horario laboral',
  'audit.entity.place': 'Centro de trabajo',
  'audit.entity.leaveType': 'Tipo de ausencia',
  'audit.entity.leavePlan': 'Plan de vacaciones',
  'audit.entity.leaveProvisions': 'Provisiones',
  'audit.entity.leaveClosing': 'Cierre del año',
  'audit.entity.timeOffRequest': 'Solicitud de ausencia',
  'audit.entity.sickSpell': 'Baja por enfermedad',
  'audit.entity.sicknessReport': 'Informe de enfermedad',
  'audit.entity.mail': 'Correo',
  'audit.entity.import': 'Importación',
  'audit.entity.auditLog': 'Registro de auditoría',
  'audit.entity.export': 'Exportación',
  'audit.entity.settings': 'Ajustes',
  'audit.entity.webhook': 'Webhook',
  'audit.entity.channel': 'Canal de chat',
  'audit.entity.digest': 'Resumen',
  'audit.entity.setup': 'Puesta en marcha',
  'audit.entity.payrollProfile': 'Perfil de nómina',
  'audit.entity.payrollRun': 'Entrega a nómina',
  'audit.entity.company': 'Empresa',

  'audit.label': 'Registro de auditoría',
  'audit.when': 'Cuándo',
  'audit.doneBy': 'Realizado por',
  'audit.what': 'Qué',
  'audit.actions': 'Acciones',
  'audit.actionsFor': ({ summary }) => `Acciones para ${summary}`,
  'audit.showCall': ({ count }, { locale }) => `Mostrar las ${formatNumber(count, locale)} juntas`,
  'audit.related': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('es', count, {
      one: `${number} entrada relacionada`,
      other: `${number} entradas relacionadas`,
    });
  },
  'audit.moreEntries': ({ count }, { locale }) => `${formatNumber(count, locale)} más`,
  'audit.approverSaw': 'Lo que vio quien decidió: …',
  'audit.reason': ({ reason }) => `Motivo: ${reason}`,
  'audit.deletedAccount': 'Una cuenta eliminada',
  'audit.affectedPerson': 'Persona afectada',
  'audit.service': 'un servicio',
} satisfies Catalogue<typeof en>;
