export const en = {
  'people.forbidden': "You don't have permission to manage users.",
};
