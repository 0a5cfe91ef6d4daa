export const en = {
  'time-off.approvals.loadingOldest': 'Loading the oldest requests',
  'time-off.approvals.notLoaded': 'Error Loading Requests',
  'time-off.approvals.notLoadedHint': 'Failed to load pending approvals',
  'time-off.approvals.oldest': 'Oldest requests',
  'time-off.approvals.nothingWaits': 'Nothing is waiting for you.',
  'time-off.approvals.noReason': 'No reason given',
};
