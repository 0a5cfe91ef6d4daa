import { formatNumber, shortened } from '@almanac/domain/language/formats';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './glance-en.ts';

function numberOf(days: number, { locale }: Texts): string {
  return formatNumber(shortened(days), locale);
}

function usedDays({ used, total }: { used: number; total: number }, texts: Texts): string {
  const [of, all] = [numberOf(used, texts), numberOf(total, texts)];
  return plural('de', shortened(total), {
    one: `${of} von ${all} Urlaubstag genommen`,
    other: `${of} von ${all} Urlaubstagen genommen`,
  });
}

export const de = {
  'time-off.balances.glanceFailed': 'Ihre Anträge und Tage sind nicht betroffen; nur diese Anzeige fehlt.',
  'time-off.balances.daysAvailable': ({ days, number }) =>
    plural('de', shortened(days), { one: `${number} Tag verfügbar`, other: `${number} Tage verfügbar` }),
  'time-off.balances.vacationInYear': ({ days, number, year }) =>
    plural('de', shortened(days), {
      one: `${number} Urlaubstag in ${year}`,
      other: `${number} Urlaubstage in ${year}`,
    }),
  'time-off.balances.vacationUsed': usedDays,
  'time-off.balances.vacationUsedAndPending': ({ pending, ...days }, texts) =>
    `${usedDays(days, texts)}, ${numberOf(pending, texts)} offen`,
  'time-off.balances.nothingGranted': 'Es wurde noch kein Urlaub gewährt.',
  'time-off.balances.nextYear': ({ used, day }) => `${used}. Das nächste Urlaubsjahr beginnt am ${day}.`,
} satisfies Catalogue<typeof en>;
