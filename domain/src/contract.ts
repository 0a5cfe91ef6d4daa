import * as access from './access/endpoints.ts';
import * as audit from './audit/endpoints.ts';
import * as channels from './connections/channels/endpoints.ts';
import * as emailDecisions from './connections/email-decisions/endpoints.ts';
import * as feeds from './connections/feeds/endpoints.ts';
import * as webhooks from './connections/webhooks/endpoints.ts';
import * as departments from './departments/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as leaveExamples from './leave/earning/example-endpoints.ts';
import * as employments from './leave/employments/employments-endpoints.ts';
import * as leavePlans from './leave/plans/plan-endpoints.ts';
import * as terms from './leave/terms/terms-endpoints.ts';
import * as types from './leave/types/types-endpoints.ts';
import * as mails from './mails/endpoints.ts';
import * as payroll from './payroll/endpoints.ts';
import * as deputies from './people/accounts/deputy-endpoints.ts';
import * as accounts from './people/accounts/endpoints.ts';
import * as peopleImport from './people/import/endpoints.ts';
import * as photos from './people/photos/endpoints.ts';
import * as profile from './profile/endpoints.ts';
import * as settings from './settings/endpoints.ts';
import * as setup from './setup/endpoints.ts';
import * as signIn from './sign-in/endpoints.ts';
import * as teams from './teams/directory/endpoints.ts';
import * as teamMembers from './teams/members/endpoints.ts';
import * as approvals from './time-off/approvals/endpoints.ts';
import * as balances from './time-off/balances/endpoints.ts';
import * as payouts from './time-off/balances/payouts/payout-endpoints.ts';
import * as booking from './time-off/booking/endpoints.ts';
import * as closings from './time-off/closings/endpoints.ts';
import * as corrections from './time-off/corrections/endpoints.ts';
import * as history from './time-off/history/endpoints.ts';
import * as absenceImport from './time-off/import/endpoints.ts';
import * as leaving from './time-off/leaving/endpoints.ts';
import * as calendar from './time-off/presence/calendar/endpoints.ts';
import * as presence from './time-off/presence/endpoints.ts';
import * as provisions from './time-off/provisions/endpoints.ts';
import * as recalculations from './time-off/recalculations/endpoints.ts';
import * as absenceReports from './time-off/reports/absences/endpoints.ts';
import * as reports from './time-off/reports/endpoints.ts';
import * as requests from './time-off/requests/endpoints.ts';
import * as sickness from './time-off/sickness/endpoints.ts';
import * as staffing from './time-off/staffing/endpoints.ts';
import * as statements from './time-off/statements/endpoints.ts';
import * as workTime from './work-time/endpoints.ts';

const { followMagicLink: _redirect, ...signInEndpoints } = signIn;

/** Every call of the API, by slice. */
export const contract: readonly Endpoint[] = [
  ...Object.values(access),
  ...Object.values(signInEndpoints),
  ...Object.values(settings),
  ...Object.values(departments),
  ...Object.values(accounts),
  ...Object.values(deputies),
  ...Object.values(photos),
  ...Object.values(peopleImport),
  ...Object.values(profile),
  ...Object.values(audit),
  ...Object.values(mails),
  ...Object.values(teams),
  ...Object.values(teamMembers),
  ...Object.values(terms),
  ...Object.values(employments),
  ...Object.values(leavePlans),
  ...Object.values(workTime),
  ...Object.values(types),
  ...Object.values(leaveExamples),
  ...Object.values(requests),
  ...Object.values(history),
  ...Object.values(balances),
  ...Object.values(payouts),
  ...Object.values(statements),
  ...Object.values(calendar),
  ...Object.values(presence),
  ...Object.values(staffing),
  ...Object.values(corrections),
  ...Object.values(absenceImport),
  ...Object.values(booking),
  ...Object.values(approvals),
  ...Object.values(provisions),
  ...Object.values(sickness),
  ...Object.values(reports),
  ...Object.values(absenceReports),
  ...Object.values(leaving),
  ...Object.values(closings),
  ...Object.values(recalculations),
  ...Object.values(payroll),
  ...Object.values(setup),
  ...Object.values(emailDecisions),
  ...Object.values(channels),
  ...Object.values(webhooks),
  ...Object.values(feeds),
];
