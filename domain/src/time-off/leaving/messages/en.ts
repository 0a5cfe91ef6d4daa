export const en = {
  'time-off.leaving.user': 'User',
  'time-off.leaving.noLastDay': 'They have no last day of employment yet',
  'time-off.leaving.lastDay': 'Last day',
  'time-off.leaving.reason': 'Reason',
  'time-off.leaving.deactivated': 'The user is deactivated already',
  'time-off.leaving.successorInactive': 'The successor must be an active user',
  'time-off.leaving.successorIsLeaver': 'The successor must be someone else',
  'time-off.leaving.successorLeaves': 'The successor must still be employed after the last day',
  'time-off.leaving.successorNoApprover':
    'The successor must be a manager or an administrator, to decide requests',
};
