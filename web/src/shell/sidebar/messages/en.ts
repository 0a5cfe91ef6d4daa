export const en = {
  'shell.sidebar.about': 'About Almanac',
  'shell.sidebar.help': 'Help',
  'shell.sidebar.profile': 'Profile',
  'shell.sidebar.signOut': 'Sign out',
  'shell.sidebar.signingOut': 'Signing out…',
  'shell.sidebar.stillSignedIn': 'You are still signed in',
  'shell.sidebar.theme': 'Theme',
};
