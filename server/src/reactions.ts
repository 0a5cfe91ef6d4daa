import { timeOffReactions } from './time-off/reactions.ts';

/** What follows each event. */
export const reactions = {
  ...timeOffReactions,
};
