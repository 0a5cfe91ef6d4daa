/** Why a sign-in link did not sign anyone in; the code stands in the address of the sign-in screen as `error`. */
const signInProblems = {
  LINK_EXPIRED:
    'This sign-in link has expired: it works for 15 minutes. Enter your email address to get a new one.',
  LINK_INVALID:
    'This sign-in link has been used or replaced, or was never valid. Enter your email address to get a new one.',
} as const;

export type SignInProblem = keyof typeof signInProblems;

/** The sentence of a code in the address of the sign-in screen, whatever stands there. */
export function signInProblemSentence(code: string): string {
  return isProblem(code) ? signInProblems[code] : signInProblems.LINK_INVALID;
}

function isProblem(code: string): code is SignInProblem {
  return Object.hasOwn(signInProblems, code);
}
