import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'work-time.name': 'Nombre',
  'work-time.region': 'Región',
  'work-time.leavePlan': 'Plan de vacaciones',
  'work-time.workSchedule': 'Horario laboral',
  'work-time.minutes': 'Minutos',
  'work-time.firstMonday': 'Primer lunes',
  'work-time.country': 'País',
  'work-time.date': 'Fecha',
  'work-time.half': 'Medio día',
  'work-time.place': 'Centro de trabajo',
  'work-time.schedule': 'Horario',
  'work-time.dryRun': 'Simulación',
  'work-time.fingerprint': 'Huella',
  'work-time.progress': 'Progreso',
  'work-time.reason': 'Motivo',
  'work-time.minutesAreWhole': 'Los minutos deben ser un número entero',
  'work-time.minutesAreNegative': 'Los minutos no pueden ser negativos',
  'work-time.tooManyMinutes': ({ max }) => `Medio día tiene como máximo ${max} minutos`,
  'work-time.minutesAreList': 'Los minutos deben ser una lista',
  'work-time.wrongLength': ({ weeks, halves }) =>
    `Un horario tiene de 1 a ${weeks} semanas de ${halves} medios días`,
  'work-time.noWork': 'Un horario necesita algo de trabajo',
  'work-time.notMonday': 'El primer lunes debe ser un lunes',
  'work-time.firstMondayMissing': 'Hace falta el primer lunes si se repiten varias semanas',
  'work-time.holidaysAreList': 'Los festivos deben ser una lista',
  'work-time.tooManyHolidays': ({ max }) => `Puede haber como máximo ${max} festivos en un año`,
  'work-time.holidayTwice': 'Un día solo puede ser festivo una vez',
  'work-time.noYear': 'El año debe estar entre 1900 y 2199',
  'work-time.otherYear': ({ year }) => `La fecha debe ser de ${year}`,
  'work-time.scheduleInUse': ({ name }) =>
    `${name} no se puede eliminar: está en uso en personas o centros de trabajo`,
  'work-time.placeInUse': ({ name }) => `${name} no se puede eliminar: hay personas en este centro`,
  'work-time.onlyPlace': ({ name }) =>
    `${name} no se puede eliminar: las nuevas incorporaciones necesitan un centro de trabajo`,
} satisfies Catalogue<typeof en>;
