import { plural } from '../../../language/plural.ts';

export interface Limit {
  most: number;
}

export const en = {
  'time-off.approvals.user': 'User',
  'time-off.approvals.request': 'Request',
  'time-off.approvals.reason': 'Reason',
  'time-off.approvals.received': 'Received',
  'time-off.approvals.idsExpected': 'requestIds must be a list of identifiers',
  'time-off.approvals.noneSelected': 'Select at least one request',
  'time-off.approvals.tooManySelected': ({ most }: Limit) => `Select at most ${most} requests`,
  'time-off.approvals.onlyHr': 'Only HR decides this request',
  'time-off.approvals.ownDocument': 'Someone else must record whether your document has arrived',
  'time-off.approvals.fetched': 'fetched',
  'time-off.approvals.fetchedByHr': 'Only HR can say that it fetched the document',
  'time-off.approvals.noDocumentExpected': 'No document is expected for this request',
  'time-off.approvals.nothingToUndo': 'There is no decision on this request to undo',
  'time-off.approvals.undoOthers': 'Only the person who decided this request can undo the decision',
  'time-off.approvals.undoTooLate': ({ seconds }: { seconds: number }) =>
    plural('en', seconds, {
      one: `A decision can be undone only within ${seconds} second`,
      other: `A decision can be undone only within ${seconds} seconds`,
    }),
  'time-off.approvals.vacationRequestedAgain':
    'The requester has requested these vacation days again already',
  'time-off.approvals.daysRequestedAgain': ({ type }: { type: string }) =>
    `The requester has requested the days of ${type} again already`,
};
