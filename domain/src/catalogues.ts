import { accessCatalogues } from './access/messages/catalogues.ts';
import { departmentCatalogues } from './departments/messages/catalogues.ts';
import type { AnyCatalogues } from './language/message.ts';
import { commonCatalogues } from './language/messages/catalogues.ts';
import { planCatalogues, policyCatalogues } from './leave/plans/messages/catalogues.ts';
import { leaveTemplateCatalogues } from './leave/templates/messages/catalogues.ts';
import { leaveTermsCatalogues } from './leave/terms/messages/catalogues.ts';
import { leaveTypeCatalogues, leaveTypeRuleCatalogues } from './leave/types/messages/catalogues.ts';
import { mailCatalogues } from './mails/messages/catalogues.ts';
import { accountCatalogues } from './people/accounts/messages/catalogues.ts';
import { importCatalogues } from './people/import/messages/catalogues.ts';
import { photoCatalogues } from './people/photos/messages/catalogues.ts';
import { settingsCatalogues } from './settings/messages/catalogues.ts';
import { setupCatalogues } from './setup/messages/catalogues.ts';
import { signInCatalogues } from './sign-in/messages/catalogues.ts';
import { teamDirectoryCatalogues } from './teams/directory/messages/catalogues.ts';
import { teamMembersCatalogues } from './teams/members/messages/catalogues.ts';
import { approvalCatalogues } from './time-off/approvals/messages/catalogues.ts';
import { balanceCatalogues } from './time-off/balances/messages/catalogues.ts';
import { bookingCatalogues } from './time-off/booking/messages/catalogues.ts';
import { closingCatalogues } from './time-off/closings/messages/catalogues.ts';
import { correctionCatalogues } from './time-off/corrections/messages/catalogues.ts';
import { historyCatalogues } from './time-off/history/messages/catalogues.ts';
import { leavingCatalogues } from './time-off/leaving/messages/catalogues.ts';
import { presenceCatalogues } from './time-off/presence/messages/catalogues.ts';
import { recalculationCatalogues } from './time-off/recalculations/messages/catalogues.ts';
import { reportCatalogues } from './time-off/reports/messages/catalogues.ts';
import { requestCatalogues } from './time-off/requests/messages/catalogues.ts';
import { staffingCatalogues } from './time-off/staffing/messages/catalogues.ts';
import { workTimeCatalogues, workTimeWordCatalogues } from './work-time/messages/catalogues.ts';

/** The texts of all slices of the domain. */
export const domainCatalogues: readonly AnyCatalogues[] = [
  commonCatalogues,
  accessCatalogues,
  settingsCatalogues,
  departmentCatalogues,
  planCatalogues,
  policyCatalogues,
  mailCatalogues,
  teamDirectoryCatalogues,
  teamMembersCatalogues,
  presenceCatalogues,
  staffingCatalogues,
  approvalCatalogues,
  leavingCatalogues,
  leaveTypeCatalogues,
  leaveTypeRuleCatalogues,
  leaveTemplateCatalogues,
  leaveTermsCatalogues,
  requestCatalogues,
  workTimeCatalogues,
  workTimeWordCatalogues,
  photoCatalogues,
  accountCatalogues,
  importCatalogues,
  signInCatalogues,
  closingCatalogues,
  recalculationCatalogues,
  historyCatalogues,
  reportCatalogues,
  setupCatalogues,
  balanceCatalogues,
  correctionCatalogues,
  bookingCatalogues,
];
