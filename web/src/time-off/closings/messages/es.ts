import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'time-off.closings.title': 'Cierre del año',
  'time-off.closings.subtitle': 'Revise el arrastre y después cierre el año.',
  'time-off.closings.closeThrough': 'Cerrar hasta',
  'time-off.closings.close': ({ year }) => `Cerrar ${year}`,
  'time-off.closings.closeDay': 'Cerrar hasta este día',
  'time-off.closings.balancesTitle': 'Saldos al cierre del año',
  'time-off.closings.final': 'Cerrado; estas cifras son definitivas.',
  'time-off.closings.asOfToday': ({ date }) => `${date}, con los datos de hoy.`,
  'time-off.closings.balancesNotLoaded': 'No se han podido cargar los saldos de ese día',
  'time-off.closings.balancesLoading': 'Cargando los saldos',
  'time-off.closings.balancesLabel': 'Saldos por plan y tipo',
  'time-off.closings.noBalances': 'Sin saldos',
  'time-off.closings.noBalancesHint': 'Nadie tiene saldo en este día.',
  'time-off.closings.closed': 'Años cerrados',
  'time-off.closings.closedHint': 'Los años cerrados no se pueden modificar.',
  'time-off.closings.closedNotLoaded': 'No se han podido cargar los años cerrados',
  'time-off.closings.closedLoading': 'Cargando los años cerrados',
  'time-off.closings.leavers': 'Personas que se han ido',
  'time-off.closings.leaversHint': 'A liquidar, no incluido arriba.',
  'time-off.closings.leaversLabel': 'A liquidar por plan y tipo',
  'time-off.closings.payables': 'A liquidar',
  'time-off.closings.payablesHint': 'Personas cuyo último día ya ha pasado.',
  'time-off.closings.payablesLabel': 'A liquidar, por persona',
  'time-off.closings.payablesNotLoaded': 'No se ha podido cargar lo que queda a liquidar',
  'time-off.closings.payablesLoading': 'Cargando lo que queda a liquidar',
  'time-off.closings.personColumn': 'Persona',
  'time-off.closings.lastDayColumn': 'Último día',
  'time-off.closings.amountColumn': 'Cantidad',
  'time-off.closings.payablesPages': 'Páginas de lo que queda a liquidar',
  'time-off.closings.payOut': 'Liquidar…',
  'time-off.closings.payOutOf': ({ name, type }) => `Liquidar…: ${name}, ${type}`,
  'time-off.closings.printStatements': 'Imprimir extractos…',
  'time-off.closings.takenInAdvance': ({ amount }) => `disfrutado por adelantado: ${amount}`,

  'time-off.closings.planColumn': 'Plan de vacaciones',
  'time-off.closings.typeColumn': 'Tipo',
  'time-off.closings.peopleColumn': 'Personas',
  'time-off.closings.expiresColumn': 'Caduca',
  'time-off.closings.remainingColumn': 'Restante',
  'time-off.closings.expiringColumn': 'Del restante, caduca',
  'time-off.closings.overdrawnColumn': 'En descubierto',
  'time-off.closings.days': ({ days }, texts) => {
    const number = formatNumber(days, texts.locale);
    return plural('es', days, { one: `${number} día`, other: `${number} días` });
  },
  'time-off.closings.hours': ({ hours }, texts) => `${formatNumber(hours, texts.locale)} h`,

  'time-off.closings.none': 'Aún no hay nada cerrado.',
  'time-off.closings.throughDate': ({ date }) => `Hasta el ${date}`,
  'time-off.closings.balancesOfPeople': ({ balances, people }, texts) => {
    const ofBalances = plural('es', balances, {
      one: `${formatNumber(balances, texts.locale)} saldo`,
      other: `${formatNumber(balances, texts.locale)} saldos`,
    });
    return plural('es', people, {
      one: `${ofBalances} de ${formatNumber(people, texts.locale)} persona`,
      other: `${ofBalances} de ${formatNumber(people, texts.locale)} personas`,
    });
  },
  'time-off.closings.openAgain': 'Reabrir…',
  'time-off.closings.openAgainTitle': 'Reabrir ausencias cerradas',
  'time-off.closings.openAgainHint': ({ through }, texts) =>
    `Elimina los saldos guardados del ${dateText(through, texts.locale)}, de modo que todo lo anterior se puede volver a cambiar. Su motivo queda registrado.`,
  'time-off.closings.reopen': 'Reabrir',
  'time-off.closings.reopening': 'Reabriendo…',
  'time-off.closings.reopened': 'Reabierto',
  'time-off.closings.notReopened': 'No se ha reabierto nada',
  'time-off.closings.reasonLabel': 'Motivo',
  'time-off.closings.reasonMissing': 'Falta el motivo',

  'time-off.closings.closeHint': ({ through }, texts) =>
    `Guarda todos los saldos al final del ${dateText(through, texts.locale)} e impide cambiar ningún saldo hasta ese día. Las correcciones se hacen con ajustes en el año abierto.`,
  'time-off.closings.inProgress': 'Cerrando…',
  'time-off.closings.done': 'Cerrado',
  'time-off.closings.doneThrough': ({ through }, texts) => `Hasta el ${dateText(through, texts.locale)}`,
  'time-off.closings.notClosed': 'No se ha cerrado nada',
} satisfies Catalogue<typeof en>;
