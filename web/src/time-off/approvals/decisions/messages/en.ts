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

export const en = {
  'time-off.approvals.approve': 'Approve',
  'time-off.approvals.approving': 'Approving...',
  'time-off.approvals.approveRequest': 'Approve Request',
  'time-off.approvals.approveQuestion': 'Are you sure you want to approve this time off request?',
  'time-off.approvals.approveFailed': 'Failed to approve request',
  'time-off.approvals.reject': 'Reject',
  'time-off.approvals.rejecting': 'Rejecting...',
  'time-off.approvals.rejectRequest': 'Reject Request',
  'time-off.approvals.rejectFailed': 'Failed to reject request',
  'time-off.approvals.reasonOfRejection': 'Please provide a reason for rejection:',
  'time-off.approvals.reasonOptional': 'Reason (Optional)',
  'time-off.approvals.reasonHint': 'Provide feedback for the employee...',
  'time-off.approvals.reasonMissing': 'A reason is required',
  'time-off.approvals.ownRequest':
    'This is your own request. You may decide it because you are the only administrator, and the audit log says so.',
  'time-off.approvals.ownReason': 'Please explain why you decide it yourself:',
  'time-off.approvals.ownReasonHint': 'Stored in the audit log...',
  'time-off.approvals.about': ({ name, type, days }: TimeOff & { type: string }) =>
    `${name}, ${type}, ${days}`,
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
};
