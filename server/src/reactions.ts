import { exportReactions } from './audit/reactions.ts';
import { mailReactions } from './mails/reactions.ts';
import { peopleReactions } from './people/reactions.ts';
import { signInReactions } from './sign-in/reactions.ts';
import { balanceReactions } from './time-off/balances/reactions.ts';
import { closingReactions } from './time-off/closings/reactions.ts';
import { timeOffReactions } from './time-off/reactions.ts';
import { recalculationReactions } from './time-off/recalculations/reactions.ts';

/** What follows each event. */
export const reactions = {
  ...exportReactions,
  ...timeOffReactions,
  ...peopleReactions,
  ...signInReactions,
  ...mailReactions,
  ...balanceReactions,
  ...closingReactions,
  ...recalculationReactions,
};
