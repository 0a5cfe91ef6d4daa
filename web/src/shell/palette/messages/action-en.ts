interface Labelled {
  label: string;
}

export const en = {
  'shell.palette.actions': 'Actions',
  'shell.palette.createTeam': 'Create a team',
  'shell.palette.createTeamWords': 'add new',
  'shell.palette.importPeople': 'Import people',
  'shell.palette.importPeopleWords': 'csv users',
  'shell.palette.invite': 'Invite a user',
  'shell.palette.inviteWords': 'add new person',
  'shell.palette.nothingFound': 'Nothing found. Try another part of the name.',
  'shell.palette.onBehalf': 'Request time off for someone',
  'shell.palette.onBehalfWords': 'on behalf somebody record sick',
  'shell.palette.pages': 'Pages',
  'shell.palette.placeholder': 'A person, team, page or action',
  'shell.palette.requestTimeOffWords': 'vacation holiday sick leave ask book new',
  'shell.palette.search': 'Search people, pages and actions',
  'shell.palette.searching': 'Searching…',
  'shell.palette.showKeys': 'Show the keys',
  'shell.palette.showKeysWords': 'keyboard shortcuts help',
  'shell.palette.signOut': 'Sign out',
  'shell.palette.signOutWords': 'log out leave',
  'shell.palette.stillSignedIn': 'You are still signed in',
  'shell.palette.theme': ({ label }: Labelled) => `Theme: ${label}`,
  'shell.palette.themeWords': 'colours dark light mode',
};
