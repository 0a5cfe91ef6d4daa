export const en = {
  'sign-in.foreignPage': 'callbackURL must be a page of this application',
  'sign-in.foreignSite': 'A page of another site may not use a sign-in link',
  'sign-in.tooManyLinks': 'Too many sign-in links were requested.',
};
