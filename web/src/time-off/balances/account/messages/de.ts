import { dateText, dayText, longDateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { bareText, leaveText } from '@almanac/domain/leave/types/leave-text';
import type { Amount, Day, en, Part } from './en.ts';

function amountOf({ number, unit }: Amount, texts: Texts): string {
  return leaveText(number, unit, texts);
}

function dayOf({ day, beside }: Day, { locale }: Texts): string {
  return dayText(day, beside, locale);
}

function partOf({ part, partDay, unit, beside }: Part & Amount & Day, texts: Texts): string {
  return `davon ${bareText(part, unit, texts)} bis ${dayOf({ day: partDay, beside }, texts)}`;
}

export const de = {
  'time-off.balances.calculating': 'Wird berechnet …',
  'time-off.balances.asOf': ({ sentence, ...day }, texts) => `Stand ${dayOf(day, texts)}: ${sentence}`,
  'time-off.balances.onDay': ({ sentence, ...day }, texts) => `Am ${dayOf(day, texts)}: ${sentence}`,
  'time-off.balances.counted': ({ year, ...amount }, texts) => `${amountOf(amount, texts)} in ${year}.`,
  'time-off.balances.countedAndPending': ({ year, pending, ...amount }, texts) =>
    `${amountOf(amount, texts)} in ${year}, ${leaveText(pending, amount.unit, texts)} offen.`,
  'time-off.balances.withoutLimitInYear': ({ year, ...amount }, texts) =>
    `${amountOf(amount, texts)} in ${year}; es gibt keine Grenze.`,
  'time-off.balances.overdrawn': (given, texts) =>
    `${amountOf(given, texts)} überzogen im Urlaubsjahr bis ${dayOf(given, texts)}.`,
  'time-off.balances.nothing': 'Nichts verfügbar.',
  'time-off.balances.nothingUntil': (day, texts) => `Nichts verfügbar bis ${dayOf(day, texts)}.`,
  'time-off.balances.amount': (amount, texts) => `${amountOf(amount, texts)} verfügbar.`,
  'time-off.balances.amountUntil': (given, texts) =>
    `${amountOf(given, texts)} verfügbar bis ${dayOf(given, texts)}.`,
  'time-off.balances.amountWithPart': (given, texts) =>
    `${amountOf(given, texts)} verfügbar; ${partOf(given, texts)}.`,
  'time-off.balances.amountUntilWithPart': (given, texts) =>
    `${amountOf(given, texts)} verfügbar bis ${dayOf(given, texts)}; ${partOf(given, texts)}.`,
  'time-off.balances.andPayable': ({ sentence, payable }) => `${sentence} ${payable}`,
  'time-off.balances.payable': ({ day, ...amount }, texts) =>
    `${amountOf(amount, texts)} auszuzahlen am ${longDateText(day, texts.locale)}.`,
  'time-off.balances.takenInAdvance': ({ day, ...amount }, texts) =>
    `Bis ${longDateText(day, texts.locale)} im Voraus genommen: ${amountOf(amount, texts)}.`,
  'time-off.balances.nothingPayable': ({ day }, { locale }) =>
    `Nichts auszuzahlen am ${longDateText(day, locale)}.`,
  'time-off.balances.onDate': 'Stand an einem Tag',
  'time-off.balances.theDay': 'Der Tag',
  'time-off.balances.monthEnds': 'Verfügbar am Monatsende',
  'time-off.balances.noLimit': 'unbegrenzt',
  'time-off.balances.today': 'Heute',
  'time-off.balances.leaveYear': ({ year }) => `Urlaubsjahr ${year}`,
  'time-off.balances.yearInDays': ({ startDate, endDate }, { locale }) =>
    `In Tagen, von ${dateText(startDate, locale)} bis ${dateText(endDate, locale)}`,
  'time-off.balances.yearInHours': ({ startDate, endDate }, { locale }) =>
    `In Stunden, von ${dateText(startDate, locale)} bis ${dateText(endDate, locale)}`,
  'time-off.balances.linesNotLoaded': 'Der Kontoauszug konnte nicht geladen werden',
  'time-off.balances.linesLoading': 'Der Kontoauszug wird geladen',
  'time-off.balances.accountLoading': 'Der Kontostand wird geladen',
  'time-off.balances.onlyGranted': 'Nur Gewährtes und Korrekturen.',
  'time-off.balances.onlyTaken': 'Nur Genommenes und Geplantes.',
  'time-off.balances.onlyPending': 'Nur Offenes.',
  'time-off.balances.onlyExpired': 'Nur Verfallenes.',
  'time-off.balances.onlyPaidOut': 'Nur ausgezahlter Urlaub wird angezeigt.',
  'time-off.balances.allLines': 'Alle Zeilen anzeigen',
  'time-off.balances.sumCarried': 'Übertrag',
  'time-off.balances.sumGranted': 'Gewährt',
  'time-off.balances.sumAdjusted': 'Korrigiert',
  'time-off.balances.sumTaken': 'Genommen',
  'time-off.balances.sumExpired': 'Verfallen',
  'time-off.balances.sumPaidOut': 'Ausgezahlt',
  'time-off.balances.sumBalance': 'Stand',
  'time-off.balances.sumPlanned': 'Geplant',
  'time-off.balances.sumPending': 'Offen',
  'time-off.balances.sumLink': ({ term, ...amount }, texts) =>
    `${term}: ${amountOf(amount, texts)}, Zeilen anzeigen`,
  'time-off.balances.expiring': 'Verfällt',
  'time-off.balances.expiringOn': (given, texts) =>
    `Verfällt am ${dayOf(given, texts)}: ${amountOf(given, texts)}`,
  'time-off.balances.statement': ({ type, startDate, endDate }, { locale }) =>
    `${type}, ${dateText(startDate, locale)} bis ${dateText(endDate, locale)}`,
  'time-off.balances.inDays': 'Tage',
  'time-off.balances.inHours': 'Stunden',
  'time-off.balances.totalColumn': 'Summe',
  'time-off.balances.balanceColumn': 'Stand',
  'time-off.balances.before': ({ day }, { locale }) => `Vor dem ${dateText(day, locale)}`,
  'time-off.balances.atTheEnd': ({ day }, { locale }) => `Endstand ${dateText(day, locale)}`,
  'time-off.balances.todayIs': ({ day }) => `Heute, ${day}`,
  'time-off.balances.lineGranted': 'Gewährt',
  'time-off.balances.lineOpening': 'Anfangsstand',
  'time-off.balances.lineAdjusted': 'Korrigiert',
  'time-off.balances.linePaidOut': 'Ausgezahlt',
  'time-off.balances.lineHoliday': 'Feiertag',
  'time-off.balances.lineExpired': 'Verfallen',
  'time-off.balances.lineForgiven': 'Überziehung erlassen',
  'time-off.balances.lineSettled': 'Früheres Arbeitsverhältnis',
  'time-off.balances.linePending': 'Offen',
  'time-off.balances.lineApproved': 'Wie genehmigt',
  'time-off.balances.becauseOf': ({ because, formula }) => `${because}; ${formula}`,
  'time-off.balances.becauseOnDay': ({ day, because }, { locale }) => `${dateText(day, locale)}: ${because}`,
  'time-off.balances.drawnFrom': 'Entnommen aus',
  'time-off.balances.lot': ({ amount, year }) => `${amount} aus ${year}`,
  'time-off.balances.namedLot': ({ amount, year, name }) => `${amount} aus ${year}, ${name}`,
  'time-off.balances.adjust': 'Korrigieren',
  'time-off.balances.moveExpiry': 'Verfall verschieben …',
  'time-off.balances.moveExpiryTitle': 'Verfall verschieben',
  'time-off.balances.adjustTitle': 'Kontostand korrigieren',
  'time-off.balances.onlyAdminAdjusts':
    'Als einzige Person der Administration können Sie Ihren eigenen Kontostand korrigieren. Das wird protokolliert.',
  'time-off.balances.notAllowed': ({ reason }) => `${reason}.`,
  'time-off.balances.adjustmentOn': ({ amount, day }, { locale }) => `${amount} am ${dateText(day, locale)}`,
  'time-off.balances.undo': 'Rückgängig',
  'time-off.balances.undoOf': ({ adjustment }) => `${adjustment} rückgängig machen`,
  'time-off.balances.undoTitle': 'Korrektur rückgängig machen',
  'time-off.balances.undoHint': ({ adjustment, reason }) =>
    `${adjustment}: ${reason}. Im Protokoll bleibt sie stehen.`,
  'time-off.balances.undone': 'Korrektur rückgängig gemacht',
  'time-off.balances.undoPayoutTitle': 'Auszahlung rückgängig machen',
  'time-off.balances.undoPayoutHint': ({ payout }) => `${payout}. Sie bleibt im Protokoll.`,
  'time-off.balances.payoutUndone': 'Auszahlung rückgängig gemacht',
} satisfies Catalogue<typeof en>;
