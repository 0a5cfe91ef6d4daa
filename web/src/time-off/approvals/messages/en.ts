import { formatList } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Named {
  name: string;
}

interface Counted {
  count: number;
}

interface Progress {
  done: number;
  total: number;
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

  'time-off.approvals.approve': 'Approve',
  'time-off.approvals.approving': 'Approving...',
  'time-off.approvals.approveRequest': 'Approve Request',
  'time-off.approvals.approveQuestion': 'Are you sure you want to approve this time off request?',
  'time-off.approvals.approveFailed': 'Failed to approve request',
  'time-off.approvals.reject': 'Reject',
  'time-off.approvals.rejecting': 'Rejecting...',
  'time-off.approvals.rejectRequest': 'Reject Request',
  'time-off.approvals.rejectVacation': 'Reject Vacation Request',
  'time-off.approvals.rejectFailed': 'Failed to reject request',
  'time-off.approvals.reasonOfRejection': 'Please provide a reason for rejection:',
  'time-off.approvals.reasonOptional': 'Reason (Optional)',
  'time-off.approvals.reasonHint': 'Provide feedback for the employee...',
  'time-off.approvals.reasonMissing': 'A reason is required',
  'time-off.approvals.willSeeReason': ({ name }: Named) => `${name} will see this reason.`,
  'time-off.approvals.ownRequest':
    'This is your own request. You may decide it because you are the only administrator, and the audit log says so.',
  'time-off.approvals.ownReason': 'Please explain why you decide it yourself:',
  'time-off.approvals.ownReasonHint': 'Stored in the audit log...',
  'time-off.approvals.about': ({ name, type, days }: TimeOff & { type: string }) =>
    `${name}, ${type}, ${days}`,

  'time-off.approvals.select': ({ name }: Named) => `Select: ${name}`,
  'time-off.approvals.selectAll': 'Select all',
  'time-off.approvals.selectAllPages': ({ count }: Counted) => `Select all ${count}`,
  'time-off.approvals.selectFirst': ({ count }: Counted) => `Select the first ${count}`,
  'time-off.approvals.selected': ({ count }: Counted) => `${count} selected`,
  'time-off.approvals.notSelected': "Couldn't select the requests",
  'time-off.approvals.approveSelected': 'Approve selected',
  'time-off.approvals.rejectSelected': 'Reject selected',
  'time-off.approvals.approveRequests': ({ count }: Counted) =>
    plural('en', count, { one: 'Approve Request', other: 'Approve Requests' }),
  'time-off.approvals.approveCounted': ({ count }: Counted) =>
    plural('en', count, { one: 'Approve Request', other: `Approve ${count} Requests` }),
  'time-off.approvals.approveAcrossPages': ({ count }: Counted) =>
    plural('en', count, {
      one: `Are you sure you want to approve ${count} time off request? It is not on this page.`,
      other: `Are you sure you want to approve ${count} time off requests? Not all of them are on this page.`,
    }),
  'time-off.approvals.approveManyFailed': 'Failed to approve the requests',
  'time-off.approvals.approvingProgress': ({ done, total }: Progress) => `Approving: ${done} of ${total}`,
  'time-off.approvals.rejectRequests': ({ count }: Counted) =>
    plural('en', count, { one: 'Reject Request', other: 'Reject Requests' }),
  'time-off.approvals.rejectCounted': ({ count }: Counted) =>
    plural('en', count, { one: 'Reject Request', other: `Reject ${count} Requests` }),
  'time-off.approvals.requestersWillSee': ({ count }: Counted) =>
    plural('en', count, {
      one: 'The requester will see this reason.',
      other: `The requesters of all ${count} requests will see this reason.`,
    }),
  'time-off.approvals.rejectManyFailed': 'Failed to reject the requests',
  'time-off.approvals.rejectingProgress': ({ done, total }: Progress) => `Rejecting: ${done} of ${total}`,

  'time-off.approvals.approved': ({ name, days }: TimeOff) => `Approved: ${name}, ${days}`,
  'time-off.approvals.approvedCount': ({ count }: Counted) => `${count} approved`,
  'time-off.approvals.rejected': ({ name, days }: TimeOff) => `Rejected: ${name}, ${days}`,
  'time-off.approvals.rejectedCount': ({ count }: Counted) => `${count} rejected`,
  'time-off.approvals.undo': 'Undo',
  'time-off.approvals.undoLast': ({ count }: Counted) => `Undo the last ${count}`,
  'time-off.approvals.undone': ({ count }: Counted) =>
    plural('en', count, { one: 'Decision undone', other: `${count} decisions undone` }),
  'time-off.approvals.undoneHint': ({ count }: Counted) =>
    plural('en', count, {
      one: 'The request is pending again. No one was notified.',
      other: 'The requests are pending again. No one was notified.',
    }),
  'time-off.approvals.notUndone': ({ count }: Counted) =>
    plural('en', count, {
      one: 'The decision was not undone',
      other: `${count} decisions were not undone`,
    }),
  'time-off.approvals.changedMeanwhile': 'This request was changed meanwhile',
  'time-off.approvals.changedMeanwhileHint': ({ name }: Named) =>
    `${name}: nothing was decided. Please look at it again.`,

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
