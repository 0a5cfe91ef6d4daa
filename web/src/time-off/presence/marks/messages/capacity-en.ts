import { formatPercent } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Counted {
  count: number;
}

interface Percent {
  percent: number;
}

interface PeopleAway extends Percent {
  day: string;
  away: number;
  people: number;
}

export const en = {
  'time-off.presence.capacityWarning': 'Team capacity warning',
  'time-off.presence.capacityCaution': 'Team capacity caution',
  'time-off.presence.capacityOver': ({ percent, limit }: Percent & { limit: number }, { locale }: Texts) =>
    `Up to ${formatPercent(percent, locale)} away: exceeds the capacity limit of ${formatPercent(limit, locale)} of the department.`,
  'time-off.presence.capacityNear': ({ percent }: Percent, { locale }: Texts) =>
    `Up to ${formatPercent(percent, locale)} away: more than half of the department.`,
  'time-off.presence.capacityFine': ({ percent }: Percent, { locale }: Texts) =>
    `Team capacity is fine: at most ${formatPercent(percent, locale)} of the department away.`,
  'time-off.presence.capacityOnDay': ({ day, away, people, percent }: PeopleAway, { locale }: Texts) =>
    `${day}: ${away} of ${people} away (${formatPercent(percent, locale)})`,
  'time-off.presence.moreDays': ({ count }: Counted) =>
    plural('en', count, { one: `and ${count} more day`, other: `and ${count} more days` }),
};
