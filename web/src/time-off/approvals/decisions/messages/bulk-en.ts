import { plural } from '@almanac/domain/language/plural';

interface Counted {
  count: number;
}

interface Progress {
  done: number;
  total: number;
}

export const en = {
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
  'time-off.approvals.rejectingProgress': ({ done, total }: Progress) => `Rejecting: ${done} of ${total}`,
};
