import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { dateText, longDateText } from '../../../calendar/date-text.ts';
import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Message, Said, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { type Amount, amountText, type LeaveUnit, numberOf } from '../../../leave/types/amount.ts';
import { exactLeaveText } from '../../../leave/types/leave-text.ts';

export interface OfType {
  person: Said;
  type: string;
}

export interface Quantity {
  amount: Amount;
  unit: LeaveUnit;
}

export interface Change {
  from: number;
  to: number;
}

export const en = {
  'time-off.balances.events.totalsKept': ({ person }: { person: Said }, texts: Texts) =>
    `Kept the totals of ${texts.text(person)} as they were`,
  'time-off.balances.events.totalsSet': (
    {
      person,
      totals,
      leaveYearStart,
    }: { person: Said; totals: readonly Message[]; leaveYearStart: CalendarDate },
    texts: Texts,
  ) => {
    const [changes, start] = [
      formatList(totals.map(texts.text), texts.locale),
      dateText(leaveYearStart, texts.locale),
    ];
    return `Set ${changes} for ${texts.text(person)} in the leave year from ${start}`;
  },
  'time-off.balances.events.vacation': ({ from, to }: Change, { locale }: Texts) =>
    `vacation days from ${formatNumber(from, locale)} to ${formatNumber(to, locale)}`,
  'time-off.balances.events.sickDays': ({ from, to }: Change, { locale }: Texts) =>
    `sick days from ${formatNumber(from, locale)} to ${formatNumber(to, locale)}`,
  'time-off.balances.events.viewed': ({ person }: { person: Said }, texts: Texts) =>
    `Viewed the leave balance of ${texts.text(person)}`,
  'time-off.balances.events.opened': (
    { person, type, balance }: OfType & { balance: number },
    texts: Texts,
  ) =>
    `Opened the ${type} balance of ${texts.text(person)} with ${formatNumber(balance, texts.locale)} by import`,
  'time-off.balances.events.balanceStated': (
    { person, type, balance, on }: OfType & { balance: number; on: CalendarDate },
    texts: Texts,
  ) =>
    `Set the ${type} balance of ${texts.text(person)} on ${dateText(on, texts.locale)} to ${formatNumber(balance, texts.locale)} by import`,
  'time-off.balances.events.carriedOver': (
    { person, type, balance, on }: OfType & { balance: number; on: CalendarDate },
    texts: Texts,
  ) =>
    `Imported ${formatNumber(balance, texts.locale)} as carried over into the leave year of ${dateText(on, texts.locale)} (${type}, ${texts.text(person)})`,
  'time-off.balances.events.adjusted': (
    { person, type, amount, unit, on }: OfType & Quantity & { on: CalendarDate },
    texts: Texts,
  ) => {
    const change = `${amount > 0 ? '+' : ''}${amountText(amount, unit, texts)} ${unit === 'DAY' ? 'days' : 'hours'}`;
    return `Adjusted ${type} of ${texts.text(person)} by ${change} on ${dateText(on, texts.locale)}`;
  },
  'time-off.balances.events.adjustmentDeleted': (
    { person, type, on }: OfType & { on: CalendarDate },
    texts: Texts,
  ) => `Deleted an adjustment of ${type} of ${texts.text(person)} on ${dateText(on, texts.locale)}`,
  'time-off.balances.events.expiryMoved': (
    {
      person,
      type,
      leaveYearStart,
      expiresOn,
    }: OfType & { leaveYearStart: CalendarDate; expiresOn: CalendarDate },
    texts: Texts,
  ) => {
    const [start, day] = [dateText(leaveYearStart, texts.locale), dateText(expiresOn, texts.locale)];
    return `Moved the expiry of ${type} of ${texts.text(person)} from the leave year from ${start} to ${day}`;
  },
  'time-off.balances.events.paidOut': (
    { person, type, amount, unit, on }: OfType & Quantity & { on: CalendarDate },
    texts: Texts,
  ) =>
    `Paid out ${exactLeaveText(numberOf(amount, unit), unit, texts)} of ${type} to ${texts.text(person)} on ${dateText(on, texts.locale)}`,
  'time-off.balances.events.payoutDeleted': (
    { person, type, on }: OfType & { on: CalendarDate },
    texts: Texts,
  ) => `Deleted the pay-out of ${type} to ${texts.text(person)} on ${dateText(on, texts.locale)}`,
  'time-off.balances.events.warned': ({ person, expiry }: { person: Said; expiry: Message }, texts: Texts) =>
    `Warned ${texts.text(person)}: ${texts.text(expiry)}`,
  'time-off.balances.events.expiry': (
    { type, amount, unit, on }: Quantity & { type: string; on: CalendarDate },
    texts: Texts,
  ) => {
    const [shown, date] = [amountText(amount, unit, texts), longDateText(on, texts.locale)];
    return plural('en', numberOf(amount, unit), {
      one: `${shown} ${unit === 'DAY' ? 'day' : 'hour'} of ${type} expires on ${date}`,
      other: `${shown} ${unit === 'DAY' ? 'days' : 'hours'} of ${type} expire on ${date}`,
    });
  },
};
