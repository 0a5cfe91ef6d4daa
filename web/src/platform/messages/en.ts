interface Reasoned {
  reason: string;
}

export const en = {
  'platform.changed': ({ label, now, before }: { label: string; now: string; before: string }) =>
    `${label}: ${now}, was ${before}`,
  'platform.changedMeanwhile': 'Someone else has changed this',
  'platform.changedMeanwhileHint':
    'Nothing was saved, and your input is still here. You can save your changes on top.',
  'platform.delete': 'Delete',
  'platform.deleting': 'Deleting...',
  'platform.failed': ({ title, reason }: Reasoned & { title: string }) => `${title}: ${reason}`,
  'platform.failedBecause': ({ title, reason }: Reasoned & { title: string }) => `${title}. ${reason}`,
  'platform.fileNotFetched': 'The file could not be fetched',
  'platform.helpAbout': ({ topic }: { topic: string }) => `Help: ${topic}`,
  'platform.helpInEnglish': 'This help is in English.',
  'platform.helpLoading': 'Loading the help',
  'platform.helpMoved': 'This part of the help has moved.',
  'platform.helpNotLoaded': "Couldn't load the help",
  'platform.helpPageDailyTasks': 'Daily Tasks',
  'platform.helpPageConnecting': 'Calendars, email and chat',
  'platform.helpPageGlossary': 'Glossary',
  'platform.helpPageLeave': 'Setting Up Leave',
  'platform.helpPagePayroll': 'Payroll',
  'platform.httpStatus': ({ status, text }: { status: number; text: string }) => `HTTP ${status}: ${text}`,
  'platform.invalidAnswer': 'Invalid JSON response',
  'platform.mailboxNotOpen': 'The local mailbox opens only on the machine on which Almanac runs.',
  'platform.networkError': 'Network error - please check your connection',
  'platform.newTab': '(new tab)',
  'platform.noReply': 'No reply yet',
  'platform.noReplyChecking': ({ reason }: Reasoned) => `${reason}. Checking whether it went through…`,
  'platform.noReplyUnknown': ({ reason }: Reasoned) =>
    `${reason}. It is not known whether this was done. Try again: it will not be done twice.`,
  'platform.nothing': 'nothing',
  'platform.openInHelp': 'Open in Help',
  'platform.pageForbidden': "You don't have permission to see this page.",
  'platform.saveOnTop': 'Save on top',
  'platform.stillWaiting': ({ reason }: Reasoned) => `${reason}. Still waiting…`,
  'platform.takeNewValues': 'Use the new values',
  'platform.themeDark': 'Dark',
  'platform.themeLight': 'Light',
  'platform.themeSystem': 'System',
  'platform.timeout': 'Request timeout',
  'platform.unexpected': 'An unexpected error occurred',
};
