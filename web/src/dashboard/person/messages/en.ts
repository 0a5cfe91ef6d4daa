interface Named {
  name: string;
}

/** The person page. */
export const en = {
  'dashboard.person.title': 'Person',
  'dashboard.person.notLoaded': "Couldn't load the person",
  'dashboard.person.loading': 'Loading the person',
  'dashboard.person.noOne': 'No one found',
  'dashboard.person.noOneHint': 'There is no one at this address.',
  'dashboard.person.findColleague': 'Find a Colleague',
  'dashboard.person.yourDetails': 'Your details',
  'dashboard.person.email': 'Email',
  'dashboard.person.teams': 'Teams',
  'dashboard.person.tabs': 'About this person',
  'dashboard.person.overview': 'Overview',
  'dashboard.person.year': 'Year',
  'dashboard.person.requests': 'Requests',
  'dashboard.person.historyTab': 'History',
  'dashboard.person.roleAndDepartment': ({ role, department }: { role: string; department: string }) =>
    `${role} · ${department}`,
  'dashboard.person.noDepartment': 'No department',
  'dashboard.person.deactivated': 'Deactivated',
  'dashboard.person.myProfile': 'My Profile',
  'dashboard.person.requestFor': ({ name }: Named) => `Request Time Off for ${name}`,
  'dashboard.person.accountNotLoaded': "Couldn't load the account",
  'dashboard.person.statement': 'View Statement',
  'dashboard.person.printStatement': 'Print Statement',
  'dashboard.person.next': 'Next time off',
  'dashboard.person.nextLoading': 'Loading the next time off',
  'dashboard.person.nextNotLoaded': 'Could not be loaded',
  'dashboard.person.nonePlanned': 'None planned',
  'dashboard.person.nextOf': ({ type, when }: { type: string; when: string }) => `${type}, ${when}`,
  'dashboard.person.nextPending': ({ type, when }: { type: string; when: string }) =>
    `${type}, ${when}, pending`,
};
