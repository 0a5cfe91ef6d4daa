import { exportReactions } from './audit/reactions.ts';
import { demoReactions } from './demo/reactions.ts';
import { departmentReactions } from './departments/reactions.ts';
import { leaveReactions } from './leave/reactions.ts';
import { mailReactions } from './mails/reactions.ts';
import { payrollReactions } from './payroll/reactions.ts';
import { peopleReactions } from './people/reactions.ts';
import { settingsReactions } from './settings/reactions.ts';
import { setupReactions } from './setup/reactions.ts';
import { signInReactions } from './sign-in/reactions.ts';
import { teamReactions } from './teams/reactions.ts';
import { balanceReactions } from './time-off/balances/reactions.ts';
import { closingReactions } from './time-off/closings/reactions.ts';
import { provisionReactions } from './time-off/provisions/reactions.ts';
import { timeOffReactions } from './time-off/reactions.ts';
import { recalculationReactions } from './time-off/recalculations/reactions.ts';
import { sicknessReactions } from './time-off/sickness/reactions.ts';
import { workTimeReactions } from './work-time/reactions.ts';

/** What follows each event. */
export const reactions = {
  ...settingsReactions,
  ...departmentReactions,
  ...peopleReactions,
  ...signInReactions,
  ...mailReactions,
  ...teamReactions,
  ...workTimeReactions,
  ...leaveReactions,
  ...timeOffReactions,
  ...balanceReactions,
  ...closingReactions,
  ...provisionReactions,
  ...sicknessReactions,
  ...recalculationReactions,
  ...payrollReactions,
  ...setupReactions,
  ...demoReactions,
  ...exportReactions,
};
