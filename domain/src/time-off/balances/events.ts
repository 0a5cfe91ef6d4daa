import * as z from 'zod/mini';
import { event } from '../../events/event.ts';
import type { LoggedChange } from '../../events/event-change.ts';
import { newValue } from '../../events/event-changes.ts';
import { EventDate, RecordName, TypeCode } from '../../events/event-values.ts';
import { personSaid, textAfter, textBefore } from '../../events/event-words.ts';
import type { Message } from '../../language/message.ts';
import { amountOf, type LeaveUnit, leaveUnits } from '../../leave/types/amount.ts';
import { openingKinds } from '../../people/import/opening.ts';
import { eventMessage } from './messages/event-message.ts';

export const balanceSet = event('balance.set', {
  data: {
    /** The first day of the leave year; absent if totals were kept when the employment start changed. */
    leaveYearStart: z.optional(EventDate),
  },
  text({ data: { leaveYearStart }, changes, subject }) {
    const person = personSaid(subject);
    if (!leaveYearStart) return eventMessage('time-off.balances.events.totalsKept', { person });
    const totals = changes.map(({ field, from, to }) => {
      const values = { from: Number(from), to: Number(to) };
      return field === 'sickDaysTotal'
        ? eventMessage('time-off.balances.events.sickDays', values)
        : eventMessage('time-off.balances.events.vacation', values);
    });
    return eventMessage('time-off.balances.events.totalsSet', { person, totals, leaveYearStart });
  },
});

export const balanceRead = event('balance.read', {
  text: ({ subject }) => eventMessage('time-off.balances.events.viewed', { person: personSaid(subject) }),
});

export const balanceOpened = event('balance.opened', {
  data: {
    type: TypeCode,
    typeName: RecordName,
    /** What the balance states, and for which day; absent if it was added to the grants. */
    states: z.optional(z.enum(openingKinds)),
    on: z.optional(EventDate),
  },
  text({ data: { typeName, states, on }, changes, subject }) {
    const opened = {
      person: personSaid(subject),
      type: typeName,
      balance: Number(newValue(changes, 'openingBalance')),
    };
    if (on === undefined) return eventMessage('time-off.balances.events.opened', opened);
    return states === 'CARRIED_OVER'
      ? eventMessage('time-off.balances.events.carriedOver', { ...opened, on })
      : eventMessage('time-off.balances.events.balanceStated', { ...opened, on });
  },
});

export const balanceAdjusted = event('balance.adjusted', {
  data: { unit: z.enum(leaveUnits) },
  text({ data: { unit }, changes, subject }) {
    return eventMessage('time-off.balances.events.adjusted', {
      person: personSaid(subject),
      type: textAfter(changes, 'type'),
      amount: amountOf(Number(newValue(changes, 'amount')), unit),
      unit,
      on: textAfter(changes, 'on'),
    });
  },
});

export const adjustmentDeleted = event('balance.adjustment-deleted', {
  data: { unit: z.enum(leaveUnits) },
  text({ changes, subject }) {
    return eventMessage('time-off.balances.events.adjustmentDeleted', {
      person: personSaid(subject),
      type: textBefore(changes, 'type'),
      on: textBefore(changes, 'on'),
    });
  },
});

export const expiryMoved = event('balance.expiry-moved', {
  text: ({ changes, subject }) =>
    eventMessage('time-off.balances.events.expiryMoved', {
      person: personSaid(subject),
      type: textAfter(changes, 'type'),
      leaveYearStart: textAfter(changes, 'leaveYear'),
      expiresOn: textAfter(changes, 'expiresOn'),
    }),
});

export const leavePaidOut = event('balance.paid-out', {
  data: { unit: z.enum(leaveUnits) },
  text({ data: { unit }, changes, subject }) {
    return eventMessage('time-off.balances.events.paidOut', {
      person: personSaid(subject),
      type: textAfter(changes, 'type'),
      amount: amountOf(Number(newValue(changes, 'amount')), unit),
      unit,
      on: textAfter(changes, 'on'),
    });
  },
});

export const payoutDeleted = event('balance.payout-deleted', {
  data: { unit: z.enum(leaveUnits) },
  text({ changes, subject }) {
    return eventMessage('time-off.balances.events.payoutDeleted', {
      person: personSaid(subject),
      type: textBefore(changes, 'type'),
      on: textBefore(changes, 'on'),
    });
  },
});

export const lapseWarned = event('balance.lapse-warned', {
  data: { typeName: RecordName, unit: z.enum(leaveUnits) },
  text: (told) =>
    eventMessage('time-off.balances.events.warned', {
      person: personSaid(told.subject),
      expiry: expiryMessage(told),
    }),
});

/** What a warning is about, such as '3 days of Vacation expire on 31 March 2027'. */
export function expiryMessage({
  data: { typeName, unit },
  changes,
}: {
  data: { typeName: string; unit: LeaveUnit };
  changes: readonly LoggedChange[];
}): Message {
  return eventMessage('time-off.balances.events.expiry', {
    type: typeName,
    amount: amountOf(Number(newValue(changes, 'amount')), unit),
    unit,
    on: textAfter(changes, 'lapsesOn'),
  });
}

export const balanceEvents = {
  'balance.set': balanceSet,
  'balance.read': balanceRead,
  'balance.opened': balanceOpened,
  'balance.adjusted': balanceAdjusted,
  'balance.adjustment-deleted': adjustmentDeleted,
  'balance.expiry-moved': expiryMoved,
  'balance.paid-out': leavePaidOut,
  'balance.payout-deleted': payoutDeleted,
  'balance.lapse-warned': lapseWarned,
} as const;
