/** The settings of the company. */
export const en = {
  'dashboard.settings.title': 'System Settings',
  'dashboard.settings.subtitle': 'Changes apply to everyone immediately.',
  'dashboard.settings.notLoaded': "Couldn't load the settings",
  'dashboard.settings.loading': 'Loading the settings',
};
