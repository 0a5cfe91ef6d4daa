import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText, dayText, longDateText } from '@almanac/domain/calendar/date-text';
import type { Period } from '@almanac/domain/calendar/period';
import type { Texts } from '@almanac/domain/language/message';
import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import { bareText, leaveText } from '@almanac/domain/leave/types/leave-text';

/** An amount of leave in days or hours. */
export interface Amount {
  number: number;
  unit: LeaveUnit;
}

/** A day, written without its year if it shares it with the other one. */
export interface Day {
  day: CalendarDate;
  beside: CalendarDate;
}

/** The part of an amount that expires on the day. */
export interface Part {
  part: number;
  partDay: CalendarDate;
}

interface OfYear {
  year: string;
}

function amountOf({ number, unit }: Amount, texts: Texts): string {
  return leaveText(number, unit, texts);
}

function dayOf({ day, beside }: Day, { locale }: Texts): string {
  return dayText(day, beside, locale);
}

function partOf({ part, partDay, unit, beside }: Part & Amount & Day, texts: Texts): string {
  return `${bareText(part, unit, texts)} of them until ${dayOf({ day: partDay, beside }, texts)}`;
}

/** An account with its sums and its statement. */
export const en = {
  'time-off.balances.calculating': 'Calculating…',
  'time-off.balances.asOf': ({ sentence, ...day }: Day & { sentence: string }, texts: Texts) =>
    `As of ${dayOf(day, texts)}: ${sentence}`,
  'time-off.balances.onDay': ({ sentence, ...day }: Day & { sentence: string }, texts: Texts) =>
    `On ${dayOf(day, texts)}: ${sentence}`,
  'time-off.balances.counted': ({ year, ...amount }: Amount & OfYear, texts: Texts) =>
    `${amountOf(amount, texts)} in ${year}.`,
  'time-off.balances.countedAndPending': (
    { year, pending, ...amount }: Amount & OfYear & { pending: number },
    texts: Texts,
  ) => `${amountOf(amount, texts)} in ${year}, ${leaveText(pending, amount.unit, texts)} pending.`,
  'time-off.balances.withoutLimitInYear': ({ year, ...amount }: Amount & OfYear, texts: Texts) =>
    `${amountOf(amount, texts)} in ${year}; there is no limit.`,
  'time-off.balances.overdrawn': (given: Amount & Day, texts: Texts) =>
    `${amountOf(given, texts)} overdrawn in the leave year until ${dayOf(given, texts)}.`,
  'time-off.balances.nothing': 'Nothing available.',
  'time-off.balances.nothingUntil': (day: Day, texts: Texts) =>
    `Nothing available until ${dayOf(day, texts)}.`,
  'time-off.balances.amount': (amount: Amount, texts: Texts) => `${amountOf(amount, texts)} available.`,
  'time-off.balances.amountUntil': (given: Amount & Day, texts: Texts) =>
    `${amountOf(given, texts)} available until ${dayOf(given, texts)}.`,
  'time-off.balances.amountWithPart': (given: Amount & Day & Part, texts: Texts) =>
    `${amountOf(given, texts)} available; ${partOf(given, texts)}.`,
  'time-off.balances.amountUntilWithPart': (given: Amount & Day & Part, texts: Texts) =>
    `${amountOf(given, texts)} available until ${dayOf(given, texts)}; ${partOf(given, texts)}.`,
  'time-off.balances.andPayable': ({ sentence, payable }: { sentence: string; payable: string }) =>
    `${sentence} ${payable}`,
  'time-off.balances.payable': ({ day, ...amount }: Amount & { day: CalendarDate }, texts: Texts) =>
    `${amountOf(amount, texts)} payable on ${longDateText(day, texts.locale)}.`,
  'time-off.balances.takenInAdvance': ({ day, ...amount }: Amount & { day: CalendarDate }, texts: Texts) =>
    `Taken in advance: ${amountOf(amount, texts)} on ${longDateText(day, texts.locale)}.`,
  'time-off.balances.nothingPayable': ({ day }: { day: CalendarDate }, { locale }: Texts) =>
    `Nothing payable on ${longDateText(day, locale)}.`,

  'time-off.balances.onDate': 'Balance on a date',
  'time-off.balances.theDay': 'The day',
  'time-off.balances.monthEnds': 'Available at month end',
  'time-off.balances.noLimit': 'no limit',
  'time-off.balances.today': 'Today',
  'time-off.balances.leaveYear': ({ year }: OfYear) => `Leave year ${year}`,
  'time-off.balances.yearInDays': ({ startDate, endDate }: Period, { locale }: Texts) =>
    `In days, from ${dateText(startDate, locale)} to ${dateText(endDate, locale)}`,
  'time-off.balances.yearInHours': ({ startDate, endDate }: Period, { locale }: Texts) =>
    `In hours, from ${dateText(startDate, locale)} to ${dateText(endDate, locale)}`,
  'time-off.balances.linesNotLoaded': "Couldn't load the statement",
  'time-off.balances.linesLoading': 'Loading the statement',
  'time-off.balances.accountLoading': 'Loading the balance',
  'time-off.balances.onlyGranted': 'Only granted and adjusted leave is shown.',
  'time-off.balances.onlyTaken': 'Only taken and planned leave is shown.',
  'time-off.balances.onlyPending': 'Only pending leave is shown.',
  'time-off.balances.onlyExpired': 'Only expired leave is shown.',
  'time-off.balances.onlyPaidOut': 'Only paid-out leave is shown.',
  'time-off.balances.allLines': 'Show all lines',

  'time-off.balances.sumCarried': 'Carried over',
  'time-off.balances.sumGranted': 'Granted',
  'time-off.balances.sumAdjusted': 'Adjusted',
  'time-off.balances.sumTaken': 'Taken',
  'time-off.balances.sumExpired': 'Expired',
  'time-off.balances.sumPaidOut': 'Paid out',
  'time-off.balances.sumBalance': 'Balance',
  'time-off.balances.sumPlanned': 'Planned',
  'time-off.balances.sumPending': 'Pending',
  'time-off.balances.sumLink': ({ term, ...amount }: Amount & { term: string }, texts: Texts) =>
    `${term}: ${amountOf(amount, texts)}, show its lines`,
  'time-off.balances.expiring': 'Will expire',
  'time-off.balances.expiringOn': (given: Amount & Day, texts: Texts) =>
    `Expires ${dayOf(given, texts)}: ${amountOf(given, texts)}`,

  'time-off.balances.statement': (
    { type, startDate, endDate }: Period & { type: string },
    { locale }: Texts,
  ) => `${type}, ${dateText(startDate, locale)} to ${dateText(endDate, locale)}`,
  'time-off.balances.inDays': 'days',
  'time-off.balances.inHours': 'hours',
  'time-off.balances.totalColumn': 'Total',
  'time-off.balances.balanceColumn': 'Balance',
  'time-off.balances.before': ({ day }: { day: CalendarDate }, { locale }: Texts) =>
    `Before ${dateText(day, locale)}`,
  'time-off.balances.atTheEnd': ({ day }: { day: CalendarDate }, { locale }: Texts) =>
    `At the end of ${dateText(day, locale)}`,
  'time-off.balances.todayIs': ({ day }: { day: string }) => `Today, ${day}`,
  'time-off.balances.lineGranted': 'Granted',
  'time-off.balances.lineOpening': 'Opening balance',
  'time-off.balances.lineAdjusted': 'Adjusted',
  'time-off.balances.linePaidOut': 'Paid out',
  'time-off.balances.lineHoliday': 'Public holiday',
  'time-off.balances.lineExpired': 'Expired',
  'time-off.balances.lineForgiven': 'Overdraft forgiven',
  'time-off.balances.lineSettled': 'Previous employment',
  'time-off.balances.linePending': 'Pending',
  'time-off.balances.lineApproved': 'As approved',
  'time-off.balances.becauseOf': ({ because, formula }: { because: string; formula: string }) =>
    `${because}; ${formula}`,
  'time-off.balances.becauseOnDay': (
    { day, because }: { day: CalendarDate; because: string },
    { locale }: Texts,
  ) => `${dateText(day, locale)}: ${because}`,
  'time-off.balances.drawnFrom': 'Drawn from',
  'time-off.balances.lot': ({ amount, year }: OfYear & { amount: string }) => `${amount} from ${year}`,
  'time-off.balances.namedLot': ({ amount, year, name }: OfYear & { amount: string; name: string }) =>
    `${amount} from ${year}, ${name}`,

  'time-off.balances.adjust': 'Adjust',
  'time-off.balances.moveExpiry': 'Move Expiry…',
  'time-off.balances.moveExpiryTitle': 'Move Expiry',
  'time-off.balances.adjustTitle': 'Adjust Balance',
  'time-off.balances.onlyAdminAdjusts':
    'You are the only administrator, so you can adjust your own balance. This is logged.',
  'time-off.balances.notAllowed': ({ reason }: { reason: string }) => `${reason}.`,
  'time-off.balances.adjustmentOn': (
    { amount, day }: { amount: string; day: CalendarDate },
    { locale }: Texts,
  ) => `${amount} on ${dateText(day, locale)}`,
  'time-off.balances.undo': 'Undo',
  'time-off.balances.undoOf': ({ adjustment }: { adjustment: string }) => `Undo ${adjustment}`,
  'time-off.balances.undoTitle': 'Undo Adjustment',
  'time-off.balances.undoHint': ({ adjustment, reason }: { adjustment: string; reason: string }) =>
    `${adjustment}: ${reason}. It stays in the audit log.`,
  'time-off.balances.undone': 'Adjustment undone',
  'time-off.balances.undoPayoutTitle': 'Undo Pay-out',
  'time-off.balances.undoPayoutHint': ({ payout }: { payout: string }) =>
    `${payout}. It stays in the audit log.`,
  'time-off.balances.payoutUndone': 'Pay-out undone',
};
