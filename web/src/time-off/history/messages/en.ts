export const en = {
  'time-off.history.notLoaded': "Couldn't load the history",
  'time-off.history.requestSubmitted': 'Submitted',
  'time-off.history.system': 'System',
};
