import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Named {
  name: string;
}

interface Counted {
  count: number;
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
  'time-off.leaving.loading': 'Loading open items',
  'time-off.leaving.notLoaded': "Couldn't load the open items",
  'time-off.leaving.notLoadedHint': 'Nothing was changed.',
  'time-off.leaving.save': 'Save Last Day',
  'time-off.leaving.saving': 'Saving…',
  'time-off.leaving.saved': 'Last day saved',
  'time-off.leaving.notSaved': 'The last day was not saved',
  'time-off.leaving.isOver': 'It has passed, so the account is deactivated.',
  'time-off.leaving.lastDayLabel': 'Last day',
  'time-off.leaving.status': 'Status',
  'time-off.leaving.active': 'Active',
  'time-off.leaving.inactive': 'Deactivated',
  'time-off.leaving.endTimeOff': 'End time off on the last day',
  'time-off.leaving.endMemberships': 'End memberships on the last day',
  'time-off.leaving.successor': 'Successor (optional)',
  'time-off.leaving.successorHint': 'Leads their teams from the day after, and approves for their members.',
  'time-off.leaving.noSuccessor': 'No one yet',
  'time-off.leaving.reasonLabel': 'Reason',
  'time-off.leaving.ownReasonHint': 'You are the only administrator, so this is logged with your reason.',
  'time-off.leaving.open': 'Open items',
  'time-off.leaving.nothingOpen': 'Nothing is open after that day.',
  'time-off.leaving.leftAtEnd': 'Left on the last day',
  'time-off.leaving.leftOfType': ({ type, amount }: { type: string; amount: string }) => `${type}: ${amount}`,
  'time-off.leaving.takenInAdvance': ({ type, amount }: { type: string; amount: string }) =>
    `${type}: taken in advance: ${amount}`,
  'time-off.leaving.payOut': 'Record Pay-out…',
  'time-off.leaving.certificate': 'Print Leave Certificate…',
  'time-off.leaving.pendingRequests': ({ count }: Counted) =>
    plural('en', count, { one: `${count} pending request`, other: `${count} pending requests` }),
  'time-off.leaving.laterTimeOff': 'Time off after that day',
  'time-off.leaving.memberships': ({ count }: Counted) =>
    plural('en', count, {
      one: `${count} continuing membership`,
      other: `${count} continuing memberships`,
    }),
  'time-off.leaving.membership': ({ team, percent, since }: Membership, { locale }: Texts) =>
    `${team}, ${formatNumber(percent, locale)}% since ${dateText(since, locale)}`,
  'time-off.leaving.ledTeams': ({ count }: Counted) =>
    plural('en', count, { one: `${count} team they lead`, other: `${count} teams they lead` }),
  'time-off.leaving.waitingRequests': ({ count }: Counted) =>
    plural('en', count, {
      one: `${count} request awaiting their approval`,
      other: `${count} requests awaiting their approval`,
    }),
  'time-off.leaving.waitingRequest': ({ name, request }: Named & { request: string }) =>
    `${name}: ${request}`,
};
