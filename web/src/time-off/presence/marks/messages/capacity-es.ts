import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './capacity-en.ts';

export const es = {
  'time-off.presence.capacityWarning': 'Aviso de capacidad del equipo',
  'time-off.presence.capacityCaution': 'Atención a la capacidad del equipo',
  'time-off.presence.capacityOver': ({ percent, limit }, { locale }) =>
    `Hasta un ${formatPercent(percent, locale)} ausente: supera el límite de capacidad del ${formatPercent(limit, locale)} del departamento.`,
  'time-off.presence.capacityNear': ({ percent }, { locale }) =>
    `Hasta un ${formatPercent(percent, locale)} ausente: más de la mitad del departamento.`,
  'time-off.presence.capacityFine': ({ percent }, { locale }) =>
    `La capacidad del equipo es suficiente: como máximo, un ${formatPercent(percent, locale)} del departamento ausente.`,
  'time-off.presence.capacityOnDay': ({ day, away, people, percent }, { locale }) =>
    `${day}: ${away} de ${people} ausentes (${formatPercent(percent, locale)})`,
  'time-off.presence.moreDays': ({ count }) =>
    plural('es', count, { one: `y ${count} día más`, other: `y ${count} días más` }),
} satisfies Catalogue<typeof en>;
