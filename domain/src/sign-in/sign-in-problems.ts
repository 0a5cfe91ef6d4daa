import type { Message } from '../language/message.ts';
import { message } from './messages/message.ts';

/** Why a sign-in link failed; the code is the `error` parameter of the sign-in page. */
const signInProblems = {
  LINK_EXPIRED: message('sign-in.linkExpired'),
  LINK_INVALID: message('sign-in.linkInvalid'),
} as const;

export type SignInProblem = keyof typeof signInProblems;

/** The message for the code in the sign-in page's URL, whatever its value. */
export function signInProblemMessage(code: string): Message {
  return isProblem(code) ? signInProblems[code] : signInProblems.LINK_INVALID;
}

function isProblem(code: string): code is SignInProblem {
  return Object.hasOwn(signInProblems, code);
}
