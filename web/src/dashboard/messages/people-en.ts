/** The people whose requests the viewer decides. */
export const en = {
  'dashboard.people.title': 'My People',
  'dashboard.people.subtitle': 'Leave balances of the people you approve for.',
  'dashboard.people.away': 'Who Is Away',
};
