/** The history of the settings. */
export const en = {
  'audit.history.title': 'History',
  'audit.history.notLoaded': "Couldn't load the history",
  'audit.history.loading': 'Loading the history',
  'audit.history.restore': 'Restore Previous Values',
  'audit.history.restoring': 'Restoring…',
  'audit.history.restored': 'Previous values restored',
  'audit.history.notRestored': 'The previous values were not restored',
};
