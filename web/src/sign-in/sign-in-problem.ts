/** What a code in the address of the sign-in means, and how to go on. */
export function signInProblemSentence(_code: string): string {
  return 'This sign-in link has been used or has expired. Enter your email address to get a new one.';
}
