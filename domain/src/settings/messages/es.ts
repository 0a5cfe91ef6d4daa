import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'settings.companyName': 'Nombre de la empresa',
  'settings.language': 'Idioma',
  'settings.weekStart': 'Primer día de la semana',
  'settings.absenceVisibility': 'Visibilidad de las ausencias',
  'settings.remindAfterDays': 'Recordatorio tras',
  'settings.escalateAfterDays': 'Escalado tras',
  'settings.capacityLimit': 'Límite de capacidad',
  'settings.sicknessReport': 'Informe de enfermedad',
  'settings.bradford': 'Factor Bradford',
  'settings.sicknessVisibleMonths': 'Enfermedades pasadas visibles durante',
  'settings.wholeDays': ({ label, last }, texts) =>
    `${texts.text(label)}: debe ser un número entero de días de 1 a ${last}`,
  'settings.wholeMonths': ({ label, last }, texts) =>
    `${texts.text(label)}: debe ser un número entero de meses de 1 a ${last}`,
  'settings.notReader': 'No tiene permiso para ver los ajustes.',
  'settings.notWriter': 'Solo un administrador del sistema puede cambiar los ajustes.',
  'settings.changedMeanwhile': 'Entretanto se han modificado los ajustes; no se ha guardado nada',
  'settings.escalationTooEarly': 'El escalado debe ser posterior al recordatorio',
  'settings.visibleInCompany': 'Toda la empresa',
  'settings.visibleInDepartment': 'El propio departamento y los propios equipos',
  'settings.visibleToNoOne': 'Nadie',
  'settings.byLanguage': 'Según el idioma',
  'settings.sunday': 'Domingo',
  'settings.monday': 'Lunes',
  'settings.tuesday': 'Martes',
  'settings.wednesday': 'Miércoles',
  'settings.thursday': 'Jueves',
  'settings.friday': 'Viernes',
  'settings.saturday': 'Sábado',
  'settings.quarter': 'Una cuarta parte de un departamento',
  'settings.third': 'Un tercio de un departamento',
  'settings.half': 'La mitad de un departamento',
  'settings.twoThirds': 'Dos tercios de un departamento',
  'settings.threeQuarters': 'Tres cuartas partes de un departamento',
} satisfies Catalogue<typeof en>;
