import { longDateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { leaveText } from '@almanac/domain/leave/types/leave-text';
import type { en } from './lapse-en.ts';

export const fr = {
  'time-off.balances.lapsesNotLoaded': 'Impossible de charger ce qui expire bientôt',
  'time-off.balances.lapsesTitle': 'Une partie de vos congés expire bientôt',
  'time-off.balances.lapsesRequest': 'Demander une absence',
  'time-off.balances.lapsesHint': 'Les demandes approuvées et en attente comptent comme prises.',
  'time-off.balances.daysExpire': ({ type, number, day }, texts) => {
    const days = leaveText(number, 'DAY', texts);
    const date = longDateText(day, texts.locale);
    return plural('fr', number, {
      one: `${days} (${type}) expire le ${date}.`,
      other: `${days} (${type}) expirent le ${date}.`,
    });
  },
  'time-off.balances.hoursExpire': ({ type, number, day }, texts) =>
    `${leaveText(number, 'HOUR', texts)} (${type}) expirent le ${longDateText(day, texts.locale)}.`,
} satisfies Catalogue<typeof en>;
