/** What changed about a person. */
export const en = {
  'dashboard.person.history': 'History',
  'dashboard.person.historySubtitle': 'What changed, and who changed it.',
  'dashboard.person.auditLog': 'Open in Audit Log',
  'dashboard.person.historyNotLoaded': "Couldn't load the history",
  'dashboard.person.historyLoading': 'Loading the history',
  'dashboard.person.noEntries': 'No entries',
  'dashboard.person.noEntriesHint': 'There are no changes yet.',
  'dashboard.person.entries': 'entries',
};
