import * as z from 'zod/mini';
import { dateText, longDateText } from '../../calendar/english-date-text.ts';
import { event } from '../../events/event.ts';
import { formerValue, newValue } from '../../events/event-changes.ts';
import { EventDate, RecordName, TypeCode } from '../../events/event-values.ts';
import { personText } from '../../events/event-words.ts';
import { amountOf, amountText, type LeaveUnit, leaveUnits } from '../../leave/types/amount.ts';

/** The totals that an administrator sets, as the log's sentence names them. */
const totalNouns = { vacationDaysTotal: 'vacation days', sickDaysTotal: 'sick days' };

export const balanceSet = event('balance.set', {
  data: {
    /** The first day of the leave year; absent if totals were kept when the employment start changed. */
    leaveYearStart: z.optional(EventDate),
  },
  text({ data: { leaveYearStart }, changes, subject }) {
    if (!leaveYearStart) return `Kept the totals of ${personText(subject)} as they were`;
    const totals = changes.map(({ field, from, to }) => {
      const noun = field in totalNouns ? totalNouns[field as keyof typeof totalNouns] : field;
      return `${noun} from ${from} to ${to}`;
    });
    return `Set ${totals.join(' and ')} for ${personText(subject)} in the leave year from ${dateText(leaveYearStart)}`;
  },
});

export const balanceRead = event('balance.read', {
  text: ({ subject }) => `Looked at the leave balance of ${personText(subject)}`,
});

export const balanceOpened = event('balance.opened', {
  data: { type: TypeCode, typeName: RecordName },
  text: ({ data: { typeName }, changes, subject }) =>
    `Opened the balance of ${typeName} of ${personText(subject)} with ${newValue(changes, 'openingBalance')} by import`,
});

export const balanceAdjusted = event('balance.adjusted', {
  data: { unit: z.enum(leaveUnits) },
  text({ data: { unit }, changes, subject }) {
    const amount = amountOf(Number(newValue(changes, 'amount')), unit);
    const text = `${amount > 0 ? '+' : ''}${amountText(amount, unit)} ${unit === 'DAY' ? 'days' : 'hours'}`;
    const on = dateText(String(newValue(changes, 'on')));
    return `Adjusted ${newValue(changes, 'type')} of ${personText(subject)} by ${text} on ${on}`;
  },
});

export const adjustmentDeleted = event('balance.adjustment-deleted', {
  data: { unit: z.enum(leaveUnits) },
  text({ changes, subject }) {
    const on = dateText(String(formerValue(changes, 'on')));
    return `Took back an adjustment of ${formerValue(changes, 'type')} of ${personText(subject)} on ${on}`;
  },
});

export const lapseWarned = event('balance.lapse-warned', {
  data: { typeName: RecordName, unit: z.enum(leaveUnits) },
  text: (told) => `Warned ${personText(told.subject)}: ${lapseText(told)}`,
});

/** What a warning is about, such as '3 days of Vacation lapse on 31 March 2027'. */
export function lapseText({
  data: { typeName, unit },
  changes,
}: {
  data: { typeName: string; unit: LeaveUnit };
  changes: Parameters<typeof newValue>[0];
}): string {
  const amount = Number(newValue(changes, 'amount'));
  const noun = unit === 'DAY' ? 'day' : 'hour';
  const isOne = amount === 1;
  const what = `${amountText(amountOf(amount, unit), unit)} ${isOne ? noun : `${noun}s`} of ${typeName}`;
  return `${what} ${isOne ? 'lapses' : 'lapse'} on ${longDateText(String(newValue(changes, 'lapsesOn')))}`;
}

export const balanceEvents = {
  'balance.set': balanceSet,
  'balance.read': balanceRead,
  'balance.opened': balanceOpened,
  'balance.adjusted': balanceAdjusted,
  'balance.adjustment-deleted': adjustmentDeleted,
  'balance.lapse-warned': lapseWarned,
} as const;
