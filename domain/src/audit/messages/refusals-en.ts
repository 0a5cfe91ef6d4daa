export const en = {
  'audit.readForbidden': "You don't have permission to read the audit log.",
  'audit.startDate': 'Start date',
  'audit.endDate': 'End date',
  'audit.actionNotKnown': 'action must be one of the actions of the audit log',
};
