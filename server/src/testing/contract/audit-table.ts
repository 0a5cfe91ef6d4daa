import { auditOfChannels } from './audit-of-channels.ts';
import { auditOfClosings } from './audit-of-closings.ts';
import { auditOfConnections } from './audit-of-connections.ts';
import { auditOfDecisions } from './audit-of-decisions.ts';
import { auditOfDeputies } from './audit-of-deputies.ts';
import { auditOfEmployments } from './audit-of-employments.ts';
import { auditOfJoining } from './audit-of-joining.ts';
import { auditOfPayouts } from './audit-of-payouts.ts';
import { auditOfPayroll } from './audit-of-payroll.ts';
import { auditOfPeople } from './audit-of-people.ts';
import { auditOfPhotos } from './audit-of-photos.ts';
import { auditOfPlans } from './audit-of-plans.ts';
import { auditOfReads } from './audit-of-reads.ts';
import { auditOfRecalculations } from './audit-of-recalculations.ts';
import { auditOfSessions } from './audit-of-sessions.ts';
import { auditOfSettings } from './audit-of-settings.ts';
import { auditOfSickness } from './audit-of-sickness.ts';
import { auditOfTeams } from './audit-of-teams.ts';
import { auditOfTerms } from './audit-of-terms.ts';
import { auditOfTimeOff } from './audit-of-time-off.ts';
import { auditOfTypes } from './audit-of-types.ts';
import { auditOfWebhooks } from './audit-of-webhooks.ts';
import { auditOfWorkTime } from './audit-of-work-time.ts';
import type { AuditTable } from './audit-row.ts';

/** The expected entries of each write. */
export const auditTable: AuditTable = {
  ...auditOfReads,
  ...auditOfSessions,
  ...auditOfPeople,
  ...auditOfEmployments,
  ...auditOfPhotos,
  ...auditOfPayroll,
  ...auditOfDeputies,
  ...auditOfJoining,
  ...auditOfSettings,
  ...auditOfTeams,
  ...auditOfPlans,
  ...auditOfTypes,
  ...auditOfTerms,
  ...auditOfClosings,
  ...auditOfPayouts,
  ...auditOfSickness,
  ...auditOfRecalculations,
  ...auditOfTimeOff,
  ...auditOfDecisions,
  ...auditOfChannels,
  ...auditOfWebhooks,
  ...auditOfWorkTime,
  ...auditOfConnections,
};
