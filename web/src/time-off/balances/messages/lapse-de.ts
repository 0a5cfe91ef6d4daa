import { longDateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { leaveText } from '@almanac/domain/leave/types/leave-text';
import type { en } from './lapse-en.ts';

export const de = {
  'time-off.balances.lapsesNotLoaded': 'Was bald verfällt, konnte nicht geladen werden',
  'time-off.balances.lapsesTitle': 'Ein Teil Ihres Urlaubs verfällt bald',
  'time-off.balances.lapsesRequest': 'Abwesenheit beantragen',
  'time-off.balances.lapsesHint': 'Genehmigte und offene Anträge sind bereits abgezogen.',
  'time-off.balances.daysExpire': ({ type, number, day }, texts) => {
    const days = leaveText(number, 'DAY', texts);
    const date = longDateText(day, texts.locale);
    return plural('de', number, {
      one: `${days} (${type}) verfällt am ${date}.`,
      other: `${days} (${type}) verfallen am ${date}.`,
    });
  },
  'time-off.balances.hoursExpire': ({ type, number, day }, texts) =>
    `${leaveText(number, 'HOUR', texts)} (${type}) verfallen am ${longDateText(day, texts.locale)}.`,
} satisfies Catalogue<typeof en>;
