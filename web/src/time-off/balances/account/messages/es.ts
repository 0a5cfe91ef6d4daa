import { dateText, dayText, longDateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { bareText, leaveText } from '@almanac/domain/leave/types/leave-text';
import type { Amount, Day, en, Part } from './en.ts';

function amountOf({ number, unit }: Amount, texts: Texts): string {
  return leaveText(number, unit, texts);
}

function dayOf({ day, beside }: Day, { locale }: Texts): string {
  return dayText(day, beside, locale);
}

function partOf({ part, partDay, unit, beside }: Part & Amount & Day, texts: Texts): string {
  return `${bareText(part, unit, texts)} solo hasta el ${dayOf({ day: partDay, beside }, texts)}`;
}

function availableOf(amount: Amount, texts: Texts): string {
  const shown = amountOf(amount, texts);
  return plural('es', amount.number, { one: `${shown} disponible`, other: `${shown} disponibles` });
}

export const es = {
  'time-off.balances.calculating': 'Calculando…',
  'time-off.balances.asOf': ({ sentence, ...day }, texts) => `A ${dayOf(day, texts)}: ${sentence}`,
  'time-off.balances.onDay': ({ sentence, ...day }, texts) => `El ${dayOf(day, texts)}: ${sentence}`,
  'time-off.balances.counted': ({ year, ...amount }, texts) => `${amountOf(amount, texts)} en ${year}.`,
  'time-off.balances.countedAndPending': ({ year, pending, ...amount }, texts) => {
    const waiting = leaveText(pending, amount.unit, texts);
    return plural('es', pending, {
      one: `${amountOf(amount, texts)} en ${year}, ${waiting} pendiente.`,
      other: `${amountOf(amount, texts)} en ${year}, ${waiting} pendientes.`,
    });
  },
  'time-off.balances.withoutLimitInYear': ({ year, ...amount }, texts) =>
    `${amountOf(amount, texts)} en ${year}; no hay límite.`,
  'time-off.balances.overdrawn': (given, texts) =>
    `${amountOf(given, texts)} en descubierto en el año de vacaciones hasta el ${dayOf(given, texts)}.`,
  'time-off.balances.nothing': 'Nada disponible.',
  'time-off.balances.nothingUntil': (day, texts) => `Nada disponible hasta el ${dayOf(day, texts)}.`,
  'time-off.balances.amount': (amount, texts) => `${availableOf(amount, texts)}.`,
  'time-off.balances.amountUntil': (given, texts) =>
    `${availableOf(given, texts)} hasta el ${dayOf(given, texts)}.`,
  'time-off.balances.amountWithPart': (given, texts) =>
    `${availableOf(given, texts)}; ${partOf(given, texts)}.`,
  'time-off.balances.amountUntilWithPart': (given, texts) =>
    `${availableOf(given, texts)} hasta el ${dayOf(given, texts)}; ${partOf(given, texts)}.`,
  'time-off.balances.andPayable': ({ sentence, payable }) => `${sentence} ${payable}`,
  'time-off.balances.payable': ({ day, ...amount }, texts) =>
    `${amountOf(amount, texts)} a liquidar el ${longDateText(day, texts.locale)}.`,
  'time-off.balances.takenInAdvance': ({ day, ...amount }, texts) =>
    `Disfrutado por adelantado hasta el ${longDateText(day, texts.locale)}: ${amountOf(amount, texts)}.`,
  'time-off.balances.nothingPayable': ({ day }, { locale }) =>
    `Nada que liquidar el ${longDateText(day, locale)}.`,

  'time-off.balances.onDate': 'Saldo en una fecha',
  'time-off.balances.theDay': 'El día',
  'time-off.balances.monthEnds': 'Disponible a fin de mes',
  'time-off.balances.noLimit': 'sin límite',
  'time-off.balances.today': 'Hoy',
  'time-off.balances.leaveYear': ({ year }) => `Año de vacaciones ${year}`,
  'time-off.balances.yearInDays': ({ startDate, endDate }, { locale }) =>
    `En días, desde el ${dateText(startDate, locale)} hasta el ${dateText(endDate, locale)}`,
  'time-off.balances.yearInHours': ({ startDate, endDate }, { locale }) =>
    `En horas, desde el ${dateText(startDate, locale)} hasta el ${dateText(endDate, locale)}`,
  'time-off.balances.linesNotLoaded': 'No se ha podido cargar el extracto',
  'time-off.balances.linesLoading': 'Cargando el extracto',
  'time-off.balances.accountLoading': 'Cargando el saldo',
  'time-off.balances.onlyGranted': 'Solo se muestra lo concedido y ajustado.',
  'time-off.balances.onlyTaken': 'Solo se muestra lo disfrutado y planificado.',
  'time-off.balances.onlyPending': 'Solo se muestra lo pendiente.',
  'time-off.balances.onlyExpired': 'Solo se muestra lo caducado.',
  'time-off.balances.onlyPaidOut': 'Solo se muestran las vacaciones liquidadas.',
  'time-off.balances.allLines': 'Mostrar todas las líneas',

  'time-off.balances.sumCarried': 'Arrastre',
  'time-off.balances.sumGranted': 'Concedido',
  'time-off.balances.sumAdjusted': 'Ajustado',
  'time-off.balances.sumTaken': 'Disfrutado',
  'time-off.balances.sumExpired': 'Caducado',
  'time-off.balances.sumPaidOut': 'Liquidado',
  'time-off.balances.sumBalance': 'Saldo',
  'time-off.balances.sumPlanned': 'Planificado',
  'time-off.balances.sumPending': 'Pendiente',
  'time-off.balances.sumLink': ({ term, ...amount }, texts) =>
    `${term}: ${amountOf(amount, texts)}, mostrar sus líneas`,
  'time-off.balances.expiring': 'Caducará',
  'time-off.balances.expiringOn': (given, texts) =>
    `Caduca el ${dayOf(given, texts)}: ${amountOf(given, texts)}`,

  'time-off.balances.statement': ({ type, startDate, endDate }, { locale }) =>
    `${type}, desde el ${dateText(startDate, locale)} hasta el ${dateText(endDate, locale)}`,
  'time-off.balances.inDays': 'días',
  'time-off.balances.inHours': 'horas',
  'time-off.balances.totalColumn': 'Total',
  'time-off.balances.balanceColumn': 'Saldo',
  'time-off.balances.before': ({ day }, { locale }) => `Antes del ${dateText(day, locale)}`,
  'time-off.balances.atTheEnd': ({ day }, { locale }) => `Al final del ${dateText(day, locale)}`,
  'time-off.balances.todayIs': ({ day }) => `Hoy, ${day}`,
  'time-off.balances.lineGranted': 'Concedido',
  'time-off.balances.lineOpening': 'Saldo inicial',
  'time-off.balances.lineAdjusted': 'Ajustado',
  'time-off.balances.linePaidOut': 'Liquidado',
  'time-off.balances.lineHoliday': 'Festivo',
  'time-off.balances.lineExpired': 'Caducado',
  'time-off.balances.lineForgiven': 'Descubierto condonado',
  'time-off.balances.lineSettled': 'Contrato anterior',
  'time-off.balances.linePending': 'Pendiente',
  'time-off.balances.lineApproved': 'Según lo aprobado',
  'time-off.balances.becauseOf': ({ because, formula }) => `${because}; ${formula}`,
  'time-off.balances.becauseOnDay': ({ day, because }, { locale }) => `${dateText(day, locale)}: ${because}`,
  'time-off.balances.drawnFrom': 'Tomado de',
  'time-off.balances.lot': ({ amount, year }) => `${amount} de ${year}`,
  'time-off.balances.namedLot': ({ amount, year, name }) => `${amount} de ${year}, ${name}`,

  'time-off.balances.adjust': 'Ajustar',
  'time-off.balances.moveExpiry': 'Aplazar caducidad…',
  'time-off.balances.moveExpiryTitle': 'Aplazar caducidad',
  'time-off.balances.adjustTitle': 'Ajustar saldo',
  'time-off.balances.onlyAdminAdjusts':
    'No hay otro administrador, así que puede ajustar su propio saldo. Esto queda registrado.',
  'time-off.balances.notAllowed': ({ reason }) => `${reason}.`,
  'time-off.balances.adjustmentOn': ({ amount, day }, { locale }) => `${amount}, ${dateText(day, locale)}`,
  'time-off.balances.undo': 'Deshacer',
  'time-off.balances.undoOf': ({ adjustment }) => `Deshacer ${adjustment}`,
  'time-off.balances.undoTitle': 'Deshacer ajuste',
  'time-off.balances.undoHint': ({ adjustment, reason }) =>
    `${adjustment}: ${reason}. Se conserva en el registro de auditoría.`,
  'time-off.balances.undone': 'Ajuste deshecho',
  'time-off.balances.undoPayoutTitle': 'Deshacer la liquidación',
  'time-off.balances.undoPayoutHint': ({ payout }) => `${payout}. Queda en el registro de auditoría.`,
  'time-off.balances.payoutUndone': 'Liquidación deshecha',
} satisfies Catalogue<typeof en>;
