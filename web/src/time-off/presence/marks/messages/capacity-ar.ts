import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './capacity-en.ts';

export const ar = {
  'time-off.presence.capacityWarning': 'تحذير بشأن سعة الفريق',
  'time-off.presence.capacityCaution': 'تنبيه بشأن سعة الفريق',
  'time-off.presence.capacityOver': ({ percent, limit }, { locale }) =>
    `يصل الغياب إلى ${formatPercent(percent, locale)}: يتجاوز حد الغياب، وهو ${formatPercent(limit, locale)} من القسم.`,
  'time-off.presence.capacityNear': ({ percent }, { locale }) =>
    `يصل الغياب إلى ${formatPercent(percent, locale)}: أكثر من نصف القسم.`,
  'time-off.presence.capacityFine': ({ percent }, { locale }) =>
    `سعة الفريق كافية: لا يتجاوز الغياب ${formatPercent(percent, locale)} من القسم.`,
  'time-off.presence.capacityOnDay': ({ day, away, people, percent }, { locale }) =>
    `${day}: الغائبون ${away} من ${people} (${formatPercent(percent, locale)})`,
  'time-off.presence.moreDays': ({ count }) =>
    plural('ar', count, {
      zero: 'لا أيام أخرى',
      one: 'ويوم آخر',
      two: 'ويومان آخران',
      few: `و${count} أيام أخرى`,
      many: `و${count} يومًا آخر`,
      other: `و${count} يوم آخر`,
    }),
} satisfies Catalogue<typeof en>;
