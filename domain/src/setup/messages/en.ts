export const en = {
  'setup.notAdministrator': "You don't have permission to set up the company.",
};
