import { event } from '../../events/event.ts';
import { newValue } from '../../events/event-changes.ts';
import { EventDate, EventNumber } from '../../events/event-values.ts';
import { personSaid, textAfter } from '../../events/event-words.ts';
import { eventMessage } from './messages/event-message.ts';

export const leaveRecalculated = event('leave.recalculated', {
  data: {
    /** The number of people with corrected balances. */
    people: EventNumber,
  },
  text({ data: { people }, changes }) {
    return eventMessage('time-off.recalculations.events.corrected', {
      balances: Number(newValue(changes, 'balancesCorrected')),
      people,
      closings: Number(newValue(changes, 'closingsMarked')),
    });
  },
});

const Decision = {
  /** The day of the update that corrected the balance. */
  updatedOn: EventDate,
};

export const recalculationKept = event('balance.recalculation-kept', {
  data: Decision,
  text: ({ data, changes, subject }) =>
    eventMessage('time-off.recalculations.events.kept', {
      person: personSaid(subject),
      type: textAfter(changes, 'type'),
      updatedOn: data.updatedOn,
    }),
});

export const recalculationAccepted = event('balance.recalculation-accepted', {
  data: Decision,
  text: ({ data, changes, subject }) =>
    eventMessage('time-off.recalculations.events.accepted', {
      person: personSaid(subject),
      type: textAfter(changes, 'type'),
      updatedOn: data.updatedOn,
    }),
});

export const recalculationEvents = {
  'leave.recalculated': leaveRecalculated,
  'balance.recalculation-kept': recalculationKept,
  'balance.recalculation-accepted': recalculationAccepted,
} as const;
