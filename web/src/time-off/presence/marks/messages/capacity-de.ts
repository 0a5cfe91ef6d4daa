import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './capacity-en.ts';

export const de = {
  'time-off.presence.capacityWarning': 'Warnung zur Kapazität des Teams',
  'time-off.presence.capacityCaution': 'Hinweis zur Kapazität des Teams',
  'time-off.presence.capacityOver': ({ percent, limit }, { locale }) =>
    `Bis zu ${formatPercent(percent, locale)} abwesend: mehr als die Grenze von ${formatPercent(limit, locale)} der Abteilung.`,
  'time-off.presence.capacityNear': ({ percent }, { locale }) =>
    `Bis zu ${formatPercent(percent, locale)} abwesend: mehr als die Hälfte der Abteilung.`,
  'time-off.presence.capacityFine': ({ percent }, { locale }) =>
    `Die Kapazität reicht: höchstens ${formatPercent(percent, locale)} der Abteilung abwesend.`,
  'time-off.presence.capacityOnDay': ({ day, away, people, percent }, { locale }) =>
    `${day}: ${away} von ${people} abwesend (${formatPercent(percent, locale)})`,
  'time-off.presence.moreDays': ({ count }) =>
    plural('de', count, { one: `und ${count} weiterer Tag`, other: `und ${count} weitere Tage` }),
} satisfies Catalogue<typeof en>;
