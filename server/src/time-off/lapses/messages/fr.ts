import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { longDateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { amountOf, amountText, type LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { en } from './en.ts';

interface Lapse {
  /** In days or hours, by the unit. */
  amount: number;
  unit: LeaveUnit;
  type: string;
  day: CalendarDate;
}

function lapseText({ amount, unit, type, day }: Lapse, texts: Texts): string {
  const number = amountText(amountOf(amount, unit), unit, texts);
  const on = longDateText(day, texts.locale);
  return unit === 'DAY'
    ? plural('fr', amount, {
        one: `${number} jour (${type}) expire le ${on}`,
        other: `${number} jours (${type}) expirent le ${on}`,
      })
    : plural('fr', amount, {
        one: `${number} heure (${type}) expire le ${on}`,
        other: `${number} heures (${type}) expirent le ${on}`,
      });
}

export const fr = {
  'time-off.lapses.subject': (lapse, texts) => lapseText(lapse, texts),
  'time-off.lapses.warning': (lapse, texts) =>
    `${lapseText(lapse, texts)}. Les demandes approuvées et en attente comptent comme prises.`,
  'time-off.lapses.advice': 'Veuillez poser ces congés d’ici là : ceux qui ne sont pas pris seront perdus.',
  'time-off.lapses.seeBalance': 'Voir votre solde',
  'time-off.lapses.always':
    'Votre employeur est tenu d’envoyer cet avis ; il ne peut donc pas être désactivé.',
} satisfies Catalogue<typeof en>;
