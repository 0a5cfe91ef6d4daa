/** Why a sign-in link failed; the code is the `error` parameter of the sign-in page. */
const signInProblems = {
  LINK_EXPIRED:
    'This sign-in link has expired: it works for 15 minutes. Enter your email address to get a new one.',
  LINK_INVALID:
    'This sign-in link has been used or replaced, or was never valid. Enter your email address to get a new one.',
} as const;

export type SignInProblem = keyof typeof signInProblems;

/** The message for the code in the sign-in page's URL, whatever its value. */
export function signInProblemSentence(code: string): string {
  return isProblem(code) ? signInProblems[code] : signInProblems.LINK_INVALID;
}

function isProblem(code: string): code is SignInProblem {
  return Object.hasOwn(signInProblems, code);
}
