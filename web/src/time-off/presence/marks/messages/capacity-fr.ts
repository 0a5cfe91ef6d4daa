import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './capacity-en.ts';

export const fr = {
  'time-off.presence.capacityWarning': 'Alerte de capacité d’équipe',
  'time-off.presence.capacityCaution': 'Capacité d’équipe à surveiller',
  'time-off.presence.capacityOver': ({ percent, limit }, { locale }) =>
    `Jusqu’à ${formatPercent(percent, locale)} d’absents : la limite de ${formatPercent(limit, locale)} du service est dépassée.`,
  'time-off.presence.capacityNear': ({ percent }, { locale }) =>
    `Jusqu’à ${formatPercent(percent, locale)} d’absents : plus de la moitié du service.`,
  'time-off.presence.capacityFine': ({ percent }, { locale }) =>
    `Capacité d’équipe suffisante : au plus ${formatPercent(percent, locale)} d’absents dans le service.`,
  'time-off.presence.capacityOnDay': ({ day, away, people, percent }, { locale }) =>
    plural('fr', away, {
      one: `${day} : ${away} absent sur ${people} (${formatPercent(percent, locale)})`,
      other: `${day} : ${away} absents sur ${people} (${formatPercent(percent, locale)})`,
    }),
  'time-off.presence.moreDays': ({ count }) =>
    plural('fr', count, { one: `et ${count} jour de plus`, other: `et ${count} jours de plus` }),
} satisfies Catalogue<typeof en>;
