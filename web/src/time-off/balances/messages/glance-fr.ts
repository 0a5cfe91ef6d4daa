import { formatNumber, shortened } from '@almanac/domain/language/formats';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './glance-en.ts';

function numberOf(days: number, { locale }: Texts): string {
  return formatNumber(shortened(days), locale);
}

function usedDays({ used, total }: UsedDays, texts: Texts): string {
  const [of, all] = [numberOf(used, texts), numberOf(total, texts)];
  return plural('fr', shortened(used), {
    one: `${of} jour de congés payés pris sur ${all}`,
    other: `${of} jours de congés payés pris sur ${all}`,
  });
}

interface UsedDays {
  used: number;
  total: number;
}

export const fr = {
  'time-off.balances.glanceFailed': 'Vos demandes et vos jours sont intacts ; seule cette carte manque.',
  'time-off.balances.daysAvailable': ({ days, number }) =>
    plural('fr', shortened(days), { one: `${number} jour disponible`, other: `${number} jours disponibles` }),
  'time-off.balances.vacationInYear': ({ days, number, year }) =>
    plural('fr', shortened(days), {
      one: `${number} jour de congés payés en ${year}`,
      other: `${number} jours de congés payés en ${year}`,
    }),
  'time-off.balances.vacationUsed': usedDays,
  'time-off.balances.vacationUsedAndPending': ({ pending, ...days }, texts) =>
    `${usedDays(days, texts)}, ${numberOf(pending, texts)} en attente`,
  'time-off.balances.nothingGranted': 'Aucun congé payé n’a encore été accordé.',
  'time-off.balances.nextYear': ({ used, day }) =>
    `${used}. La prochaine année de référence commence le ${day}.`,
} satisfies Catalogue<typeof en>;
