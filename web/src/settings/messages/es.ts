import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'settings.company': 'Empresa',
  'settings.companyNameUse': 'Se usa en: la barra lateral, la página de inicio y todos los correos.',
  'settings.languageUse':
    'Se usa en: correos y pantallas de personas cuyo navegador no tiene ningún idioma de Almanac.',
  'settings.weekStartUse':
    'Se usa en: calendarios, campos de fecha, cronogramas e informes por semana. En español, normalmente el lunes.',
  'settings.absences': 'Ausencias',
  'settings.visibility': 'Se ven las ausencias de',
  'settings.visibilityUse':
    'Se usa en: Quién está ausente, la página de inicio, los campos de fecha y la capacidad del equipo. Los motivos no se muestran.',
  'settings.warnAbove': 'Avisar cuando falte más de',
  'settings.warnAboveUse':
    'Se usa en: nuevas solicitudes, aprobaciones, calendarios e informes de cobertura. Nunca impide una solicitud.',
  'settings.sickness': 'Enfermedad',
  'settings.sicknessReportSwitch': 'Informe de enfermedad',
  'settings.sicknessReportUse':
    'Se usa en: Informes › Enfermedad y correos a RR. HH. a los 28 y 42 días. Consulte antes al comité de empresa.',
  'settings.bradfordSwitch': 'Factor Bradford',
  'settings.bradfordUse': 'Se usa en: el informe de enfermedad. Bajas al cuadrado por días laborables.',
  'settings.sicknessVisible': 'Los responsables ven las bajas pasadas durante',
  'settings.sicknessVisibleUse':
    'Se usa en: listas, calendarios e informes de los responsables. Las más antiguas aparecen como «Ausente».',
  'settings.on': 'Activado',
  'settings.off': 'Desactivado',
  'settings.months': 'meses',
  'settings.monthsLong': ({ months }, { locale }) => {
    const count = formatNumber(months, locale);
    return plural('es', months, { one: `${count} mes`, other: `${count} meses` });
  },
  'settings.approvals': 'Aprobaciones',
  'settings.remindAfter': 'Recordar a los responsables de aprobación tras',
  'settings.remindAfterUse':
    'Se usa en: correos sobre solicitudes pendientes. Cuenta los días laborables de cada responsable de aprobación.',
  'settings.askNextLevelAfter': 'Escalar al siguiente nivel tras',
  'settings.askNextLevelAfterUse':
    'Se usa en: los mismos correos, si nadie ha decidido: RR. HH. y después los administradores del sistema.',
  'settings.decisionsByEmailSwitch': 'Decidir desde los correos',
  'settings.decisionsByEmailUse':
    'Se usa en: los correos sobre solicitudes pendientes. Sus enlaces permiten decidir sin iniciar sesión.',
  'settings.days': 'días',
  'settings.workingDays': ({ days }, { locale }) => {
    const count = formatNumber(days, locale);
    return plural('es', days, { one: `${count} día laborable`, other: `${count} días laborables` });
  },
  'settings.save': 'Guardar ajustes',
  'settings.saving': 'Guardando…',
  'settings.saved': 'Ajustes guardados',
  'settings.notSaved': 'No se han guardado los ajustes',
  'settings.readOnly': 'Solo un administrador del sistema puede cambiar estos ajustes.',
} satisfies Catalogue<typeof en>;
