import { exportReactions } from './audit/reactions.ts';
import { channelReactions } from './connections/channels/reactions.ts';
import { digestReactions } from './connections/digests/reactions.ts';
import { emailDecisionReactions } from './connections/email-decisions/reactions.ts';
import { feedReactions } from './connections/feeds/reactions.ts';
import { invitationReactions } from './connections/invitations/reactions.ts';
import { webhookReactions } from './connections/webhooks/reactions.ts';
import { demoReactions } from './demo/reactions.ts';
import { departmentReactions } from './departments/reactions.ts';
import { leaveReactions } from './leave/reactions.ts';
import { mailReactions } from './mails/reactions.ts';
import { payrollReactions } from './payroll/reactions.ts';
import { peopleReactions } from './people/reactions.ts';
import { withFurther } from './platform/events/reactions.ts';
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

const ofSlices = {
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
  ...feedReactions,
  ...digestReactions,
  ...channelReactions,
  ...webhookReactions,
  ...demoReactions,
  ...exportReactions,
};

/** What follows each event, with what later slices add to the events of earlier ones. */
export const reactions = withFurther(withFurther(ofSlices, emailDecisionReactions), invitationReactions);
