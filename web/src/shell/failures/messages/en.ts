export const en = {
  'shell.failures.error': 'Error',
  'shell.failures.loading': 'Loading...',
  'shell.failures.notNow': 'Not now',
  'shell.failures.partNotLoaded': "Couldn't load a part of this page",
  'shell.failures.partNotLoadedHint':
    'The connection failed, or Almanac was updated. Reload the page to continue.',
  'shell.failures.partNotLoadedReason': "Couldn't load a part of this page.",
  'shell.failures.reasonUnknown': 'The reason is not known.',
  'shell.failures.reload': 'Reload the page',
  'shell.failures.unexpected': 'Unexpected Application Error!',
  'shell.failures.unreachable': 'Almanac cannot be reached',
};
