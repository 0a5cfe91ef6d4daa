import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import type { Message, Said, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { type Amount, amountText, type LeaveUnit, numberOf } from '@almanac/domain/leave/types/amount';

interface Recounted {
  type: string;
  time: Message;
  unit: LeaveUnit;
  /** What the balance regains; negative if it loses. */
  amount: Amount;
}

interface RecountedRequest extends Recounted {
  charged: Amount;
  /** The holidays that changed; empty if other rules did. */
  holidays: readonly Message[];
}

interface OwnLeave {
  person: Said;
  /** Sentences of the audit log. */
  changes: readonly Said[];
  /** How many more changes there are. */
  others: number;
}

function inUnit(amount: Amount, unit: LeaveUnit, texts: Texts): string {
  const number = amountText(amount, unit, texts);
  return unit === 'DAY'
    ? plural('en', numberOf(amount, unit), { one: `${number} day`, other: `${number} days` })
    : plural('en', numberOf(amount, unit), { one: `${number} hour`, other: `${number} hours` });
}

function changeText({ amount, unit }: Recounted, texts: Texts): string {
  return `${amount > 0 ? '+' : '−'}${inUnit(Math.abs(amount), unit, texts)}`;
}

export const en = {
  'time-off.effects.recountedSubject': (refund: Recounted, texts: Texts) =>
    `${changeText(refund, texts)}: your ${refund.type}, ${texts.text(refund.time)}`,
  /** Of at least two requests. */
  'time-off.effects.severalRecountedSubject': ({ requests }: { requests: number }) =>
    `Your time off counts differently: ${requests} requests`,
  'time-off.effects.recounted':
    'Holidays, working hours or rules have changed, so your approved time off counts differently. Your balance already includes the difference.',
  'time-off.effects.recountedRequest': (refund: RecountedRequest, texts: Texts) => {
    const { type, time, unit, amount, charged, holidays } = refund;
    const before = `${amountText(charged, unit, texts)} instead of ${inUnit(charged + amount, unit, texts)}`;
    const why = holidays.length > 0 ? holidays.map(texts.text).join('; ') : 'Its working days have changed';
    return `${type}, ${texts.text(time)}: ${changeText(refund, texts)} (${before}). ${why}.`;
  },
  'time-off.effects.becameHoliday': ({ day, name }: { day: CalendarDate; name: string }, { locale }: Texts) =>
    `${dateText(day, locale)} became a holiday, ${name}`,
  'time-off.effects.noHoliday': ({ day }: { day: CalendarDate }, { locale }: Texts) =>
    `${dateText(day, locale)} is no longer a holiday`,
  'time-off.effects.seeBalance': 'See your balance',

  'time-off.effects.ownLeaveSubject': ({ person }: { person: string }) =>
    `${person} changed rules that give them more leave`,
  'time-off.effects.ownLeave': ({ person, changes, others }: OwnLeave, texts: Texts) => {
    const made = [...changes.map(texts.text), ...(others > 0 ? [`${others} more`] : [])];
    return `${texts.text(person)} made a change that includes their own record: ${made.join('; ')}.`;
  },
  'time-off.effects.ownLeaveReason': ({ reason }: { reason: string }) => `Reason: ${reason}`,
  'time-off.effects.ownLeaveAbout':
    'All administrators are notified of such changes. The audit log has the details.',
  'time-off.effects.openAuditLog': 'Open the audit log',

  'time-off.effects.closedYearOf': ({ fault, name }: { fault: Said; name: string }, texts: Texts) =>
    `${texts.text(fault)}: it is the year of ${name}`,
};
