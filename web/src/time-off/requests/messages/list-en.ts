import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';

interface OnDay {
  day: string;
}

interface Explained {
  day: string;
  state: string;
}

export const en = {
  'time-off.requests.mine': 'My Time Off Requests',
  'time-off.requests.all': 'All Time Off Requests',
  'time-off.requests.noneOfMine': "You haven't submitted any time off requests yet.",
  'time-off.requests.noneMatch': 'No time off requests match your current filters.',
  'time-off.requests.pendingTitle': 'Pending HR Approvals',
  'time-off.requests.nonePending': 'No time off requests are pending HR approval.',
  'time-off.requests.total': ({ count }: { count: number }, { locale }: Texts) =>
    `${formatNumber(count, locale)} total requests`,
  'time-off.requests.loading': 'Loading...',
  'time-off.requests.notLoaded': 'Error Loading Requests',
  'time-off.requests.pages': 'time off requests',
  'time-off.requests.nothingFound': 'No Requests Found',
  'time-off.requests.list': 'Requests',
  'time-off.requests.loadingList': 'Loading the requests',

  'time-off.requests.filter': 'Filter the requests',
  'time-off.requests.filterStatus': 'Status',
  'time-off.requests.allStatuses': 'All Statuses',
  'time-off.requests.filterType': 'Type',
  'time-off.requests.allTypes': 'All Types',
  'time-off.requests.sortBy': 'Sort By',
  'time-off.requests.byCreation': 'Created Date',
  'time-off.requests.byStart': 'Start Date',
  'time-off.requests.order': 'Order',
  'time-off.requests.newestFirst': 'Newest First',
  'time-off.requests.oldestFirst': 'Oldest First',

  'time-off.requests.requester': 'Requester',
  'time-off.requests.deactivated': 'deactivated',
  'time-off.requests.recordedBy': ({ name }: { name: string }) => `Recorded by ${name}`,
  'time-off.requests.wasRejected': 'Request was rejected',
  'time-off.requests.fromDay': ({ day }: OnDay) => `From ${day}`,
  'time-off.requests.toDay': ({ day }: OnDay) => `To ${day}`,
  'time-off.requests.halfOfDay': ({ day, half }: OnDay & { half: string }) => `${day}, ${half}`,
  'time-off.requests.submittedOn': ({ day, state }: Explained) => `Submitted on ${day} · ${state}`,
  'time-off.requests.yoursToDecide': 'Yours to decide, as the only administrator',
  'time-off.requests.awaitingReview': 'Awaiting HR Review',
  'time-off.requests.decidedOn': ({ day, state }: Explained) => `${state} on ${day}`,
  'time-off.requests.recordedOn': ({ day }: OnDay) => `Recorded, needs no approval, on ${day}`,
  'time-off.requests.recordedWithoutApproval': 'Recorded, needs no approval',
};
