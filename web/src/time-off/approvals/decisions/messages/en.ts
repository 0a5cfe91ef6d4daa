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
    'This is your own request. As the only administrator, you can decide it; this is logged.',
  'time-off.approvals.ownReason': 'Please explain why you are deciding it yourself:',
  'time-off.approvals.ownReasonHint': 'Stored in the audit log…',
  'time-off.approvals.about': ({ name, type, days }: TimeOff & { type: string }) =>
    `${name}, ${type}, ${days}`,
  'time-off.approvals.approveManyFailed': 'Failed to approve the requests',
  'time-off.approvals.rejectManyFailed': 'Failed to reject the requests',
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
  'time-off.approvals.changedMeanwhile': 'This request has changed',
  'time-off.approvals.changedMeanwhileHint': ({ name }: Named) =>
    `${name}: nothing was decided. Please review it again.`,
};
