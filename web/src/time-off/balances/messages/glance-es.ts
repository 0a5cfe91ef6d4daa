import { formatNumber, shortened } from '@almanac/domain/language/formats';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './glance-en.ts';

function numberOf(days: number, { locale }: Texts): string {
  return formatNumber(shortened(days), locale);
}

function usedDays({ used, total }: { used: number; total: number }, texts: Texts): string {
  const [of, all] = [numberOf(used, texts), numberOf(total, texts)];
  return plural('es', shortened(total), {
    one: `Disfrutado: ${of} de ${all} día de vacaciones`,
    other: `Disfrutado: ${of} de ${all} días de vacaciones`,
  });
}

export const es = {
  'time-off.balances.glanceFailed': 'Sus solicitudes y días están a salvo; solo falta esta tarjeta.',
  'time-off.balances.daysAvailable': ({ days, number }) =>
    plural('es', shortened(days), { one: `${number} día disponible`, other: `${number} días disponibles` }),
  'time-off.balances.vacationInYear': ({ days, number, year }) =>
    plural('es', shortened(days), {
      one: `${number} día de vacaciones en ${year}`,
      other: `${number} días de vacaciones en ${year}`,
    }),
  'time-off.balances.vacationUsed': usedDays,
  'time-off.balances.vacationUsedAndPending': ({ pending, ...days }, texts) =>
    `${usedDays(days, texts)}; pendiente: ${numberOf(pending, texts)}`,
  'time-off.balances.nothingGranted': 'Aún no se han concedido vacaciones.',
  'time-off.balances.nextYear': ({ used, day }) => `${used}. El próximo año de vacaciones empieza el ${day}.`,
} satisfies Catalogue<typeof en>;
