import { plural } from '@almanac/domain/language/plural';

interface Named {
  name: string;
}

interface Counted {
  count: number;
}

interface Absence {
  /** Undefined if the viewer may not see it. */
  type?: string | undefined;
  days: string;
  isPending: boolean;
}

export const en = {
  'time-off.approvals.details': 'Details',
  'time-off.approvals.detailsOf': ({ name }: Named) => `About the request of ${name}`,
  'time-off.approvals.typeAndDays': ({ type, days }: { type: string; days: string }) => `${type}, ${days}`,
  'time-off.approvals.reasonTitle': 'Reason',
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
  'time-off.approvals.checkingCalendar': 'Checking the calendar…',
  'time-off.approvals.absencesNotLoaded': "Couldn't load the absences.",
  'time-off.approvals.absence': ({ type, days, isPending }: Absence) => {
    const absence = type === undefined ? days : `${type}, ${days}`;
    return isPending ? `${absence} (pending)` : absence;
  },
  'time-off.approvals.capacity': 'Team capacity',
  'time-off.approvals.capacityUnknown': "Couldn't check the team capacity.",
  'time-off.approvals.leftNotLoaded': "Couldn't load what is left",
  'time-off.approvals.overLimit': 'Over the limit:',
  'time-off.approvals.caution': 'Caution:',
  'time-off.approvals.submitted': 'Submitted',
  'time-off.approvals.submittedAgo': ({ ago }: { ago: string }) => `Submitted ${ago}`,
  'time-off.approvals.deactivated': 'deactivated',
  'time-off.approvals.seenAtDecision': 'What the approver saw:',
};
