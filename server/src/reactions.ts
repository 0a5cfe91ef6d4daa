import { mailReactions } from './mails/reactions.ts';
import { peopleReactions } from './people/reactions.ts';
import { signInReactions } from './sign-in/reactions.ts';
import { timeOffReactions } from './time-off/reactions.ts';

/** What follows each event. */
export const reactions = {
  ...timeOffReactions,
  ...peopleReactions,
  ...signInReactions,
  ...mailReactions,
};
