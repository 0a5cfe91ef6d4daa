interface Device {
  browser?: string | undefined;
  system?: string | undefined;
}

export const en = {
  'profile.title': 'Profile',
  'profile.subtitle': 'Your details and settings.',

  'profile.details': 'Personal details',
  'profile.name': 'Name',
  'profile.noName': 'Not provided',
  'profile.photo': 'Photo',
  'profile.email': 'Email',
  'profile.role': 'Role',
  'profile.verification': 'Verification',
  'profile.changeName': 'Change Name',
  'profile.changeNameHint': 'Everyone sees it beside your requests and in your teams.',
  'profile.saveName': 'Save Name',
  'profile.savingName': 'Saving...',
  'profile.nameSaved': 'Name saved',
  'profile.nameNotChanged': 'Your name was not changed',
  'profile.nameQuestion': 'What is your name?',
  'profile.nameQuestionHint': 'Colleagues see it instead of your address.',
  'profile.nameQuestionLoading': 'Loading the question',

  'profile.settings': 'Settings',
  'profile.theme': 'Theme',
  'profile.themeHint': 'Stored in this browser.',
  'profile.keys': 'Keys',
  'profile.letterKeys': 'Single-key shortcuts',
  'profile.letterKeysHint': 'Press ? to see all shortcuts. Stored in this browser.',
  'profile.noBrowserSettings': 'This browser stores no settings',
  'profile.emails': 'Emails',
  'profile.emailsLoading': 'Loading your email settings',
  'profile.emailsNotLoaded': "Couldn't load your email settings",
  'profile.emailsSaved': 'Email settings saved',
  'profile.emailsNotSaved': 'Your email settings were not saved',
  'profile.signInEmails': 'Sign-in emails are always sent.',
  'profile.ownRequests': 'Decisions on my requests',
  'profile.requestsToDecide': 'Requests awaiting my decision',

  'profile.sessions': 'Sessions',
  'profile.sessionsHint': 'Browsers where you are signed in.',
  'profile.sessionsLoading': 'Loading your sessions',
  'profile.sessionsNotLoaded': "Couldn't load your sessions",
  'profile.device': ({ browser, system }: Device) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device'),
  'profile.thisDevice': 'This device',
  'profile.lastUsed': ({ when }: { when: string }) => `Last used ${when}`,
  'profile.signedIn': ({ when }: { when: string }) => `Signed in ${when}`,
  'profile.end': 'End',
  'profile.endSessionOf': ({ device }: { device: string }) => `End the session of ${device}`,
  'profile.endSession': 'End Session',
  'profile.endSessionQuestion': ({ device }: { device: string }) =>
    `${device} is signed out. Whoever uses it needs a new sign-in link.`,
  'profile.ending': 'Ending...',
  'profile.sessionEnded': 'Session ended',
  'profile.endOthers': 'End All Others',
  'profile.endOthersTitle': 'End All Other Sessions',
  'profile.endOthersQuestion':
    'Every other browser in which you are signed in is signed out. You stay signed in here.',
  'profile.othersEnded': 'All other sessions ended',
  'profile.endAll': 'Sign Out Everywhere',
  'profile.endAllQuestion': 'Every browser in which you are signed in is signed out, including this one.',
  'profile.signingOut': 'Signing out...',
};
