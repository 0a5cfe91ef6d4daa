import { longDateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { amountOf, amountText, type LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { en } from './en.ts';

function lapseText(
  { amount, unit, type, day }: { amount: number; unit: LeaveUnit; type: string; day: string },
  texts: Texts,
  start: 'Am' | 'am',
): string {
  const number = amountText(amountOf(amount, unit), unit, texts);
  const on = longDateText(day, texts.locale);
  return unit === 'DAY'
    ? plural('de', amount, {
        one: `${start} ${on} verfällt ${number} Tag (${type})`,
        other: `${start} ${on} verfallen ${number} Tage (${type})`,
      })
    : plural('de', amount, {
        one: `${start} ${on} verfällt ${number} Stunde (${type})`,
        other: `${start} ${on} verfallen ${number} Stunden (${type})`,
      });
}

export const de = {
  'time-off.lapses.subject': (lapse, texts) => lapseText(lapse, texts, 'Am'),
  'time-off.lapses.warning': (lapse, texts) =>
    `${lapseText(lapse, texts, 'am')}. Genehmigte und offene Anträge sind bereits abgezogen.`,
  'time-off.lapses.advice': 'Bitte nutzen Sie diesen Anspruch bis dahin; was ungenutzt bleibt, verfällt.',
  'time-off.lapses.seeBalance': 'Urlaubskonto ansehen',
  'time-off.lapses.always': 'Diese E-Mail wird immer gesendet, da Ihr Arbeitgeber Sie darauf hinweisen muss.',
} satisfies Catalogue<typeof en>;
