import { dateText, periodText } from '@almanac/domain/calendar/date-text';
import type { Period } from '@almanac/domain/calendar/period';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Named {
  name: string;
}

interface Counted {
  count: number;
}

interface OpenRequest {
  type: string;
  period: Period;
  isPending: boolean;
}

interface Membership {
  team: string;
  percent: number;
  since: string;
}

export const en = {
  'time-off.leaving.title': ({ name }: Named) => `Offboard ${name}`,
  'time-off.leaving.hint':
    'They keep access until the end of their last day, then the account is deactivated automatically.',
  'time-off.leaving.loading': 'Loading what is open',
  'time-off.leaving.notLoaded': "Couldn't load what is open",
  'time-off.leaving.notLoadedHint': 'Nothing was changed.',
  'time-off.leaving.save': 'Save Last Day',
  'time-off.leaving.saving': 'Saving...',
  'time-off.leaving.saved': 'Last day saved',
  'time-off.leaving.notSaved': 'The last day was not saved',
  'time-off.leaving.isOver': 'It is over, so the account is deactivated.',
  'time-off.leaving.lastDayLabel': 'Last day',
  'time-off.leaving.status': 'Status',
  'time-off.leaving.active': 'Active',
  'time-off.leaving.inactive': 'Deactivated',
  'time-off.leaving.endTimeOff': 'End time off with the last day',
  'time-off.leaving.endMemberships': 'End the memberships with the last day',
  'time-off.leaving.successor': 'Successor (optional)',
  'time-off.leaving.successorHint': 'Leads their teams from the day after, and approves for their members.',
  'time-off.leaving.noSuccessor': 'No one yet',
  'time-off.leaving.reasonLabel': 'Reason',
  'time-off.leaving.ownReasonHint':
    'You are the only administrator: the audit log says that it was you, and why.',

  'time-off.leaving.open': 'What is open',
  'time-off.leaving.nothingOpen': 'Nothing of theirs is open after that day.',
  'time-off.leaving.more': ({ count }: Counted) => `and ${count} more`,
  'time-off.leaving.leftAtEnd': 'Left on the last day',
  'time-off.leaving.leftOfType': ({ type, amount }: { type: string; amount: string }) => `${type}: ${amount}`,
  'time-off.leaving.pendingRequests': ({ count }: Counted) =>
    plural('en', count, { one: `${count} pending request`, other: `${count} pending requests` }),
  'time-off.leaving.laterTimeOff': 'Time off after that day',
  'time-off.leaving.memberships': ({ count }: Counted) =>
    plural('en', count, {
      one: `${count} membership that continues`,
      other: `${count} memberships that continue`,
    }),
  'time-off.leaving.membership': ({ team, percent, since }: Membership, { locale }: Texts) =>
    `${team}, ${formatNumber(percent, locale)}% since ${dateText(since, locale)}`,
  'time-off.leaving.ledTeams': ({ count }: Counted) =>
    plural('en', count, { one: `${count} team that they lead`, other: `${count} teams that they lead` }),
  'time-off.leaving.waitingRequests': ({ count }: Counted) =>
    plural('en', count, {
      one: `${count} request awaiting their approval`,
      other: `${count} requests awaiting their approval`,
    }),
  'time-off.leaving.waitingRequest': ({ name, request }: Named & { request: string }) =>
    `${name}: ${request}`,
  'time-off.leaving.request': ({ type, period, isPending }: OpenRequest, { locale }: Texts) => {
    const request = `${type}, ${periodText(period, locale)}`;
    return isPending ? `${request}, pending` : `${request}, approved`;
  },

  'time-off.leaving.loadingLater': 'Looking for time off after that day',
  'time-off.leaving.laterNotLoaded': "Couldn't load the time off after that day",
  'time-off.leaving.laterRequests': ({ count }: Counted) =>
    plural('en', count, {
      one: `${count} request after the new last day`,
      other: `${count} requests after the new last day`,
    }),
  'time-off.leaving.laterStays':
    "Saving doesn't cancel them. To end time off with the last day, use ‘Offboard’ instead.",
};
