import { dateText, longDateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './page-en.ts';

export const es = {
  'time-off.balances.ownTitle': 'Mi saldo',
  'time-off.balances.ownSubtitle': 'Sus ausencias, línea a línea.',
  'time-off.balances.title': 'Saldo',
  'time-off.balances.titleOf': ({ name }) => `Saldo de ${name}`,
  'time-off.balances.moreActions': 'Más acciones para el saldo',
  'time-off.balances.print': 'Imprimir',
  'time-off.balances.printStatement': 'Imprimir extracto',
  'time-off.balances.printed': ({ name, type }) => `${name}, ${type}`,
  'time-off.balances.printedOn': ({ company, day }, { locale }) =>
    `${company} · Impreso: ${dateText(day, locale)}`,
  'time-off.balances.accounts': 'Saldos',
  'time-off.balances.notLoaded': 'No se ha podido cargar el saldo',
  'time-off.balances.noAccounts': 'Sin saldos',
  'time-off.balances.noneOffered': 'Ese día no se ofrece ningún tipo de ausencia.',
  'time-off.balances.noOneHere': 'No se ha encontrado a nadie',
  'time-off.balances.noOneHereHint': 'No hay nadie en esta dirección.',

  'time-off.balances.termsNotLoaded': 'No se ha podido cargar el plan de vacaciones',
  'time-off.balances.plan': 'Plan de vacaciones',
  'time-off.balances.schedule': 'Horario laboral',
  'time-off.balances.scheduleOf': ({ schedule, week }) => `${schedule}, ${week}`,
  'time-off.balances.daysAWeek': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('es', days, { one: `${number} día a la semana`, other: `${number} días a la semana` });
  },
  'time-off.balances.daysOfWeek': ({ days, of }, { locale }) =>
    `${formatNumber(days, locale)} de ${of} días a la semana`,
  'time-off.balances.place': 'Centro de trabajo',
  'time-off.balances.employed': 'Contrato',
  'time-off.balances.employedFrom': ({ start }, { locale }) => `desde el ${longDateText(start, locale)}`,
  'time-off.balances.employedUntil': ({ end }, { locale }) => `hasta el ${longDateText(end, locale)}`,
  'time-off.balances.employedBetween': ({ start, end }, { locale }) =>
    `desde el ${longDateText(start, locale)} hasta el ${longDateText(end, locale)}`,
} satisfies Catalogue<typeof en>;
