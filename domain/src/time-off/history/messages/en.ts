export const en = {
  'time-off.history.submitted': 'Submitted',
  'time-off.history.changed': 'Changed',
  'time-off.history.cancelled': 'Cancelled',
  'time-off.history.deleted': 'Deleted',
  'time-off.history.approved': 'Approved',
  'time-off.history.rejected': 'Rejected',
  'time-off.history.decisionUndone': 'Took back the decision',
  'time-off.history.recorded': 'Recorded',
  'time-off.history.reminded': 'Reminded the approvers',
};
