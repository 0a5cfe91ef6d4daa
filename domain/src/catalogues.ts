import { accessCatalogues } from './access/messages/catalogues.ts';
import {
  auditCatalogues,
  auditRefusalCatalogues,
  exportEventCatalogues,
} from './audit/messages/catalogues.ts';
import { channelCatalogues, channelEventCatalogues } from './connections/channels/messages/catalogues.ts';
import { digestEventCatalogues } from './connections/digests/messages/catalogues.ts';
import { emailDecisionCatalogues } from './connections/email-decisions/messages/catalogues.ts';
import { feedCatalogues, feedEventCatalogues } from './connections/feeds/messages/catalogues.ts';
import { webhookCatalogues, webhookEventCatalogues } from './connections/webhooks/messages/catalogues.ts';
import { demoEventCatalogues } from './demo/messages/catalogues.ts';
import { departmentCatalogues, departmentEventCatalogues } from './departments/messages/catalogues.ts';
import { eventCatalogues } from './events/messages/catalogues.ts';
import type { AnyCatalogues } from './language/message.ts';
import { commonCatalogues, commonRefusalCatalogues } from './language/messages/catalogues.ts';
import { earningCatalogues } from './leave/earning/messages/catalogues.ts';
import { leaveEventCatalogues } from './leave/messages/catalogues.ts';
import { planCatalogues, policyCatalogues } from './leave/plans/messages/catalogues.ts';
import { leaveTemplateCatalogues } from './leave/templates/messages/catalogues.ts';
import { leaveTermsCatalogues } from './leave/terms/messages/catalogues.ts';
import { leaveTypeCatalogues, leaveTypeRuleCatalogues } from './leave/types/messages/catalogues.ts';
import { mailCatalogues, mailEventCatalogues } from './mails/messages/catalogues.ts';
import { payrollCatalogues, payrollEventCatalogues } from './payroll/messages/catalogues.ts';
import { accountCatalogues, accountRuleCatalogues } from './people/accounts/messages/catalogues.ts';
import { importCatalogues } from './people/import/messages/catalogues.ts';
import { peopleEventCatalogues } from './people/messages/catalogues.ts';
import { photoCatalogues } from './people/photos/messages/catalogues.ts';
import { settingsCatalogues, settingsEventCatalogues } from './settings/messages/catalogues.ts';
import { setupCatalogues, setupEventCatalogues } from './setup/messages/catalogues.ts';
import { signInCatalogues, signInEventCatalogues } from './sign-in/messages/catalogues.ts';
import { teamDirectoryCatalogues } from './teams/directory/messages/catalogues.ts';
import { teamMembersCatalogues } from './teams/members/messages/catalogues.ts';
import { teamEventCatalogues } from './teams/messages/catalogues.ts';
import { approvalCatalogues } from './time-off/approvals/messages/catalogues.ts';
import { balanceCatalogues, balanceEventCatalogues } from './time-off/balances/messages/catalogues.ts';
import { payoutCatalogues } from './time-off/balances/payouts/messages/catalogues.ts';
import { bookingCatalogues } from './time-off/booking/messages/catalogues.ts';
import { closingCatalogues, closingEventCatalogues } from './time-off/closings/messages/catalogues.ts';
import { correctionCatalogues } from './time-off/corrections/messages/catalogues.ts';
import { historyCatalogues } from './time-off/history/messages/catalogues.ts';
import { absenceImportCatalogues } from './time-off/import/messages/catalogues.ts';
import { leavingCatalogues } from './time-off/leaving/messages/catalogues.ts';
import { timeOffEventCatalogues } from './time-off/messages/catalogues.ts';
import { presenceCatalogues } from './time-off/presence/messages/catalogues.ts';
import { provisionCatalogues, provisionEventCatalogues } from './time-off/provisions/messages/catalogues.ts';
import {
  recalculationCatalogues,
  recalculationEventCatalogues,
} from './time-off/recalculations/messages/catalogues.ts';
import { reportCatalogues } from './time-off/reports/messages/catalogues.ts';
import { requestCatalogues, requestRuleCatalogues } from './time-off/requests/messages/catalogues.ts';
import { sicknessCatalogues, sicknessEventCatalogues } from './time-off/sickness/messages/catalogues.ts';
import { staffingCatalogues } from './time-off/staffing/messages/catalogues.ts';
import {
  workTimeCatalogues,
  workTimeEventCatalogues,
  workTimeWordCatalogues,
} from './work-time/messages/catalogues.ts';

/** The texts of all slices of the domain. */
export const domainCatalogues: readonly AnyCatalogues[] = [
  commonCatalogues,
  commonRefusalCatalogues,
  accessCatalogues,
  settingsCatalogues,
  departmentCatalogues,
  earningCatalogues,
  planCatalogues,
  policyCatalogues,
  mailCatalogues,
  teamDirectoryCatalogues,
  teamMembersCatalogues,
  presenceCatalogues,
  staffingCatalogues,
  approvalCatalogues,
  leavingCatalogues,
  payoutCatalogues,
  leaveTypeCatalogues,
  leaveTypeRuleCatalogues,
  leaveTemplateCatalogues,
  leaveTermsCatalogues,
  requestCatalogues,
  requestRuleCatalogues,
  workTimeCatalogues,
  workTimeWordCatalogues,
  photoCatalogues,
  accountCatalogues,
  accountRuleCatalogues,
  importCatalogues,
  signInCatalogues,
  closingCatalogues,
  provisionCatalogues,
  recalculationCatalogues,
  historyCatalogues,
  reportCatalogues,
  sicknessCatalogues,
  payrollCatalogues,
  setupCatalogues,
  emailDecisionCatalogues,
  feedCatalogues,
  feedEventCatalogues,
  balanceCatalogues,
  correctionCatalogues,
  absenceImportCatalogues,
  bookingCatalogues,
  eventCatalogues,
  settingsEventCatalogues,
  departmentEventCatalogues,
  peopleEventCatalogues,
  signInEventCatalogues,
  mailEventCatalogues,
  teamEventCatalogues,
  workTimeEventCatalogues,
  leaveEventCatalogues,
  timeOffEventCatalogues,
  balanceEventCatalogues,
  closingEventCatalogues,
  provisionEventCatalogues,
  sicknessEventCatalogues,
  recalculationEventCatalogues,
  payrollEventCatalogues,
  setupEventCatalogues,
  digestEventCatalogues,
  channelCatalogues,
  channelEventCatalogues,
  webhookCatalogues,
  webhookEventCatalogues,
  demoEventCatalogues,
  exportEventCatalogues,
  auditCatalogues,
  auditRefusalCatalogues,
];
