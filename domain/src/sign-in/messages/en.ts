export const en = {
  'sign-in.linkExpired':
    'This sign-in link has expired: it works for 15 minutes. Enter your email address to get a new one.',
  'sign-in.linkInvalid':
    'This sign-in link has been used or replaced, or was never valid. Enter your email address to get a new one.',
};
