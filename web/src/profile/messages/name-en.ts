export const en = {
  'profile.name': 'Name',
  'profile.saveName': 'Save Name',
  'profile.savingName': 'Saving…',
  'profile.nameSaved': 'Name saved',
  'profile.nameNotChanged': 'Your name was not changed',
  'profile.nameQuestion': 'What is your name?',
  'profile.nameQuestionHint': 'Colleagues see it instead of your address.',
  'profile.nameQuestionLoading': 'Loading the question',
};
