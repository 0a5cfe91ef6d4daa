export const en = {
  'time-off.accessDeniedHint': "You don't have permission to approve time off requests.",
};
