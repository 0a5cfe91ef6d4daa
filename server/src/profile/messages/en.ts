export const en = {
  'profile.session': 'Session',
  'profile.hasRecords': 'An account with requests, memberships or decisions cannot be deleted',
};
