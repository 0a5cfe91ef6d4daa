import { dateText } from '../../calendar/english-date-text.ts';
import { event } from '../../events/event.ts';
import { newValue } from '../../events/event-changes.ts';
import { EventDate, EventNumber } from '../../events/event-values.ts';
import { personText } from '../../events/event-words.ts';

export const leaveRecalculated = event('leave.recalculated', {
  data: {
    /** The number of people with corrected balances. */
    people: EventNumber,
  },
  text({ data: { people }, changes }) {
    const [accounts, marked] = [newValue(changes, 'balancesCorrected'), newValue(changes, 'closingsMarked')];
    return `The update corrected ${accounts} balances of ${people} people and marked ${marked} closing balances`;
  },
});

const Decision = {
  /** The day of the update that corrected the balance. */
  updatedOn: EventDate,
};

export const recalculationKept = event('balance.recalculation-kept', {
  data: Decision,
  text: ({ data, changes, subject }) =>
    `Kept the ${newValue(changes, 'type')} of ${personText(subject)} as it was before the update of ${dateText(data.updatedOn)}`,
});

export const recalculationAccepted = event('balance.recalculation-accepted', {
  data: Decision,
  text: ({ data, changes, subject }) =>
    `Accepted the ${newValue(changes, 'type')} of ${personText(subject)} as corrected by the update of ${dateText(data.updatedOn)}`,
});

export const recalculationEvents = {
  'leave.recalculated': leaveRecalculated,
  'balance.recalculation-kept': recalculationKept,
  'balance.recalculation-accepted': recalculationAccepted,
} as const;
