export const en = {
  'people.accounts.user': 'User',
  'people.accounts.ownAccount': 'Your account',
  'people.accounts.photo': 'Photo',
  'people.accounts.exists': ({ email }: { email: string }) => `There is already an account for ${email}`,
};
