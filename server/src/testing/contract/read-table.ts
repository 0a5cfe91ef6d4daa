import type { Role } from '@almanac/domain/access/role';
import type { LargeCompany } from '../large-company.ts';
import type { TableCall } from './table-call.ts';

/** A read by a caller with the role. */
export interface ReadRow {
  by: Role;
  call?: (company: LargeCompany) => TableCall;
}

const month = { startDate: '2026-03-01', endDate: '2026-03-31' };
const fortnight = { startDate: '2026-03-02', endDate: '2026-03-16' };

const by = (role: Role, call?: (company: LargeCompany) => TableCall): ReadRow => ({
  by: role,
  ...(call && { call }),
});
const asking = (role: Role, query: Record<string, string>) => by(role, () => ({ query }));
const ofTeam = (role: Role, query: Record<string, string> = {}) =>
  by(role, ({ teamId }) => ({ params: { id: teamId, teamId }, query }));
const aboutEmployee = (role: Role, query: Record<string, string> = {}) =>
  by(
    role,
    ({
      actors: {
        EMPLOYEE: { id },
      },
    }) => ({ params: { id, userId: id }, query }),
  );
const naming = (role: Role, name: string, query: Record<string, string> = {}) =>
  by(
    role,
    ({
      actors: {
        EMPLOYEE: { id },
      },
    }) => ({ query: { ...query, [name]: id } }),
  );

/** The calls per reading endpoint in a large company. */
export const readTable: Readonly<Record<string, readonly [ReadRow, ...ReadRow[]]>> = {
  readCompany: [by('EMPLOYEE')],
  readSession: [by('EMPLOYEE')],
  readSettings: [by('HR_ADMIN')],
  readSetup: [by('HR_ADMIN')],
  listDepartments: [by('HR_ADMIN')],
  listUsers: [asking('HR_ADMIN', { limit: '50' }), asking('HR_ADMIN', { search: 'rossi 497' })],
  readEmployments: [aboutEmployee('HR_ADMIN')],
  previewEntitlement: [aboutEmployee('HR_ADMIN', { employmentStart: '2020-01-01' })],
  listDeputies: [by('MANAGER'), naming('HR_ADMIN', 'userId')],
  listPhotos: [naming('EMPLOYEE', 'userIds')],
  readPhoto: [by('EMPLOYEE', ({ photoId: id }) => ({ params: { id } }))],
  readThumbnail: [by('EMPLOYEE', ({ photoId: id }) => ({ params: { id } }))],
  listSessions: [by('EMPLOYEE')],
  readMailPreferences: [by('EMPLOYEE')],
  listFeeds: [by('EMPLOYEE')],
  listAllFeeds: [by('SYSTEM_ADMIN')],
  listAuditEntries: [
    asking('SYSTEM_ADMIN', { limit: '50' }),
    asking('SYSTEM_ADMIN', { search: 'rossi employee' }),
    naming('SYSTEM_ADMIN', 'subjectId'),
  ],
  listMails: [by('SYSTEM_ADMIN')],
  checkTeamName: [by('HR_ADMIN', ({ departmentId }) => ({ query: { name: 'Team', departmentId } }))],
  listTeams: [
    asking('EMPLOYEE', { limit: '50' }),
    asking('EMPLOYEE', { search: 'department 12' }),
    asking('MANAGER', { mine: 'true' }),
  ],
  readTeam: [ofTeam('EMPLOYEE')],
  listMembers: [ofTeam('MANAGER')],
  listLoads: [by('MANAGER'), asking('HR_ADMIN', { limit: '20' })],
  listMyTeams: [by('EMPLOYEE')],
  readAllocations: [aboutEmployee('MANAGER', month)],
  readMyAllocations: [asking('EMPLOYEE', month)],
  readPerson: [aboutEmployee('EMPLOYEE')],
  searchPeople: [asking('EMPLOYEE', { search: 'rossi 497' })],
  validateAllocation: [naming('MANAGER', 'userId', { ...month, allocationPercent: '20' })],
  listProfiles: [by('HR_ADMIN')],
  listRuns: [by('HR_ADMIN')],
  listTerms: [naming('HR_ADMIN', 'userId')],
  listTermsOfPeople: [asking('HR_ADMIN', { limit: '20' })],
  listPlans: [by('HR_ADMIN')],
  listHolidayCountries: [by('HR_ADMIN')],
  listPlaces: [by('HR_ADMIN')],
  listSchedules: [by('HR_ADMIN')],
  readHolidays: [by('HR_ADMIN', ({ placeId }) => ({ params: { id: placeId, year: '2026' } }))],
  suggestHolidays: [asking('HR_ADMIN', { country: 'DE', year: '2026' })],
  listLeaveTypes: [by('HR_ADMIN')],
  listTypes: [by('EMPLOYEE')],
  listMyRequests: [by('EMPLOYEE')],
  listRequests: [
    by('MANAGER'),
    asking('HR_ADMIN', { limit: '20' }),
    asking('HR_ADMIN', { status: 'PENDING' }),
  ],
  readRequest: [by('EMPLOYEE', ({ ownRequestId }) => ({ params: { id: ownRequestId } }))],
  readRequestHistory: [by('EMPLOYEE', ({ ownRequestId }) => ({ params: { id: ownRequestId } }))],
  listBalances: [by('MANAGER'), asking('HR_ADMIN', { limit: '20' })],
  readAccounts: [by('EMPLOYEE'), naming('MANAGER', 'userId')],
  readHeldTerms: [by('EMPLOYEE'), naming('MANAGER', 'userId')],
  readBalance: [aboutEmployee('MANAGER')],
  readEntries: [by('EMPLOYEE', () => ({ params: { type: 'VACATION' } }))],
  readLapses: [by('EMPLOYEE')],
  readMyBalance: [by('EMPLOYEE')],
  checkConflicts: [asking('EMPLOYEE', fortnight)],
  checkTeamCapacity: [by('MANAGER', ({ departmentId }) => ({ query: { ...fortnight, departmentId } }))],
  readCalendar: [asking('EMPLOYEE', month), asking('MANAGER', month)],
  listAbsences: [
    asking('EMPLOYEE', { ...fortnight, limit: '6' }),
    asking('MANAGER', { ...fortnight, limit: '6' }),
  ],
  readAbsenceGroups: [by('EMPLOYEE')],
  readApprovalGroups: [by('MANAGER')],
  readCoverage: [asking('MANAGER', month)],
  readNextDaysOff: [by('EMPLOYEE')],
  readWorkDays: [asking('EMPLOYEE', month)],
  readTeamCapacity: [ofTeam('MANAGER', month)],
  listPendingApprovals: [by('MANAGER'), asking('HR_ADMIN', { limit: '20' })],
  listPendingHrApprovals: [
    asking('HR_ADMIN', { limit: '20' }),
    asking('HR_ADMIN', { limit: '6', isAsked: 'true' }),
    asking('MANAGER', { limit: '6', isAsked: 'true' }),
  ],
  readDecisionFacts: [by('MANAGER', ({ pendingRequestId }) => ({ query: { requestIds: pendingRequestId } }))],
  readCompanyToday: [by('HR_ADMIN')],
  readBalanceSums: [asking('MANAGER', { type: 'VACATION' })],
  readCalendarReport: [
    by('MANAGER', ({ teamId }) => ({ query: { ...month, teamId } })),
    asking('MANAGER', month),
  ],
  readStatistics: [asking('MANAGER', { year: '2026' })],
  readTeamReport: [ofTeam('MANAGER', month)],
  readAbsenceReport: [
    naming('HR_ADMIN', 'userId', { from: '2026-03-01', to: '2026-03-31' }),
    asking('MANAGER', { from: '2026-03-01', to: '2026-03-31', level: 'DAYS' }),
  ],
  readLeaving: [
    aboutEmployee('HR_ADMIN', { lastDay: '2026-06-30' }),
    by('HR_ADMIN', ({ actors: { MANAGER } }) => ({
      params: { id: MANAGER.id },
      query: { lastDay: '2026-06-30' },
    })),
  ],
  listClosings: [by('HR_ADMIN')],
  listChannels: [by('SYSTEM_ADMIN')],
  listWebhooks: [by('SYSTEM_ADMIN')],
  listDeliveries: [by('SYSTEM_ADMIN', ({ webhookId }) => ({ params: { id: webhookId } }))],
  listKeptProvisions: [by('HR_ADMIN')],
  listSickSpells: [by('EMPLOYEE')],
  listRecalculations: [asking('HR_ADMIN', { state: 'OPEN', limit: '50' })],
};

/** Reading endpoints without a row, with the reason. */
export const readWithoutRow: Readonly<Record<string, string>> = {
  readFeed: 'A file for calendar programs, which the bench measures.',
  exportUser: 'Collects all data about a person; rarely used.',
  exportUsers: 'A streamed file of everyone.',
  exportAuditEntries: 'A streamed file of the log.',
  exportTeams: 'A streamed file of all teams.',
  exportRequests: 'A streamed file of all requests.',
  exportBalances: 'A streamed file of everyone.',
  exportAbsenceReport: 'A streamed file of everyone.',
  exportSickness: 'A streamed file of everyone.',
  readSickness: 'Computes everyone’s illnesses, and logs the read.',
  exportProvisions: 'A streamed file of everyone.',
  readProvisions: 'Computes everyone’s accounts.',
  readKeptProvisions: 'Computes everyone’s accounts, to compare them with a kept list.',
  exportYearEnd: 'A streamed file of everyone.',
  readStatement: 'A paper that is printed a few times a year.',
  listStatements: 'Computes the lines of everyone on the page.',
  readLeaveCertificate: 'A paper that is printed once for a person.',
  listPayables: 'Computes what is payable to all leavers.',
  readYearEnd: 'Computes everyone’s closing balances.',
  readRun: 'Reads pages of stored rows.',
  readRunFile: 'A streamed file of everyone.',
  readPayrollChanges: 'Compares everyone’s absences with all runs.',
};
