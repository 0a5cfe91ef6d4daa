import { formatList } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Named {
  name: string;
}

interface Counted {
  count: number;
}

interface TimeOff {
  name: string;
  days: string;
}

interface Left {
  /** The amount left in each leave year. */
  amounts: readonly string[];
  /** Of a single leave year. */
  total?: string | undefined;
  isHours: boolean;
  /** Empty for the current leave year. */
  years: readonly string[];
}

interface Absence {
  /** Undefined if the viewer may not see it. */
  type?: string | undefined;
  days: string;
  isPending: boolean;
}

export const en = {
  'time-off.approvals.pending': 'Pending Approvals',
  'time-off.approvals.refresh': 'Refresh',
  'time-off.approvals.loading': 'Loading pending approvals',
  'time-off.approvals.loadingOldest': 'Loading the oldest requests',
  'time-off.approvals.notLoaded': 'Error Loading Requests',
  'time-off.approvals.notLoadedHint': 'Failed to load pending approvals',
  'time-off.approvals.outdated': 'These requests may be out of date',
  'time-off.approvals.pages': 'pending approvals',
  'time-off.approvals.toDecide': 'Requests to decide',
  'time-off.approvals.oldest': 'Oldest requests',
  'time-off.approvals.nothingWaits': 'Nothing is waiting for you.',
  'time-off.approvals.allDone': 'All Caught Up!',
  'time-off.approvals.allDoneHint': 'No time off requests are currently pending your approval.',
  'time-off.approvals.notDecided': ({ count }: Counted) =>
    plural('en', count, {
      one: `${count} request could not be decided`,
      other: `${count} requests could not be decided`,
    }),
  'time-off.approvals.notDecidedBecause': ({ name, days, fault }: TimeOff & { fault: string }) =>
    `${name}, ${days}: ${fault}`,
  'time-off.approvals.keyNext': 'next',
  'time-off.approvals.keyPrevious': 'previous',
  'time-off.approvals.keyApprove': 'approve',
  'time-off.approvals.keyReject': 'reject',
  'time-off.approvals.keySelect': 'select',
  'time-off.approvals.keyUndo': 'undo',
  'time-off.approvals.keysInProfile': 'Turn these off in your profile.',
  'time-off.approvals.rejectVacation': 'Reject Vacation Request',
  'time-off.approvals.willSeeReason': ({ name }: Named) => `${name} will see this reason.`,
  'time-off.approvals.select': ({ name }: Named) => `Select: ${name}`,
  'time-off.approvals.details': 'Details',
  'time-off.approvals.detailsOf': ({ name }: Named) => `About the request of ${name}`,
  'time-off.approvals.typeAndDays': ({ type, days }: { type: string; days: string }) => `${type}, ${days}`,
  'time-off.approvals.reasonTitle': 'Reason',
  'time-off.approvals.noReason': 'No reason given',
  'time-off.approvals.whoDecides': 'Who decides',
  'time-off.approvals.days': 'Days',
  'time-off.approvals.loadingDays': 'Loading the days',
  'time-off.approvals.daysNotLoaded': "Couldn't load the days.",
  'time-off.approvals.dayFact': ({ day, fact }: { day: string; fact: string }) => `${day}: ${fact}`,
  'time-off.approvals.showDays': ({ count }: Counted) =>
    plural('en', count, { one: `Show ${count} more day`, other: `Show ${count} more days` }),
  'time-off.approvals.balance': 'Leave balance',
  'time-off.approvals.balanceNotLoaded': 'Failed to load leave balance',
  'time-off.approvals.adjustBalance': 'Adjust balance',
  'time-off.approvals.awayThen': 'Away on these days',
  'time-off.approvals.noOneAway': 'No one else in the department.',
  'time-off.approvals.checkingCalendar': 'Checking the calendar...',
  'time-off.approvals.absencesNotLoaded': "Couldn't load the absences.",
  'time-off.approvals.absence': ({ type, days, isPending }: Absence) => {
    const absence = type === undefined ? days : `${type}, ${days}`;
    return isPending ? `${absence} (pending)` : absence;
  },
  'time-off.approvals.capacity': 'Team capacity',
  'time-off.approvals.capacityUnknown': "Couldn't check the team capacity.",
  'time-off.approvals.takesNothing': 'Takes nothing',
  'time-off.approvals.noBalance': 'No balance',
  'time-off.approvals.left': ({ amounts, total, isHours, years }: Left, { locale }: Texts) => {
    const each = formatList(amounts, locale);
    const amount = total === undefined ? each : `${each} of ${total}`;
    const left = isHours ? `${amount} hours left` : `${amount} left`;
    return years.length === 0 ? left : `${left} in ${formatList(years, locale)}`;
  },
  'time-off.approvals.leftNotLoaded': "Couldn't load what is left",
  'time-off.approvals.away': ({ away, percent }: { away: number; percent: number }) =>
    `${away} away, ${percent} %`,
  'time-off.approvals.overLimit': 'Over the limit:',
  'time-off.approvals.caution': 'Caution:',
  'time-off.approvals.submitted': 'Submitted',
  'time-off.approvals.submittedAgo': ({ ago }: { ago: string }) => `Submitted ${ago}`,
  'time-off.approvals.deactivated': 'deactivated',
  'time-off.approvals.seenAtDecision': 'What the approver saw:',
  'time-off.approvals.from': 'From',
  'time-off.approvals.to': 'To',
  'time-off.approvals.endBeforeStart': 'This day is before the first one',
  'time-off.approvals.person': 'Person',
  'time-off.approvals.everyone': 'Everyone',
  'time-off.approvals.onePerson': 'One person',
  'time-off.approvals.morePeople': ({ count }: Counted) =>
    `${count} more: type a name or an address to find them.`,
};
