import { createAdjustment, createRequest, createTeam, createUser } from '../factories.ts';
import {
  type AccessRow,
  type AccessTable,
  admins,
  everyone,
  managers,
  personOf,
  requestOf,
  unknownId,
} from './access-row.ts';

type Answers = AccessRow['answers'];

const nothing = () => ({});
const theRequest: AccessRow['prepare'] = async (world, actor, owner) => ({
  params: { id: await requestOf(world, actor, owner) },
});
/** A decision the caller just made; 404 if the caller has lost the right since. */
const theDecision: AccessRow['prepare'] = async ({ app, ...world }, actor, owner) => {
  const request = { requesterId: await personOf({ app, ...world }, actor, owner), startDate: '2026-03-09' };
  const decided = { ...request, status: 'APPROVED', decidedById: actor.id } as const;
  return { params: { id: (await createRequest(app.database, decided)).id } };
};
const theRequestWithReason: AccessRow['prepare'] = async (...about) => ({
  ...(await theRequest(...about)),
  body: { reason: 'Too many are away' },
});
const thePerson: AccessRow['prepare'] = async (world, actor, owner) => ({
  params: { userId: await personOf(world, actor, owner) },
});

const theMissingDocument: AccessRow['prepare'] = async (...about) => ({
  ...(await theRequest(...about)),
  body: { received: false },
});
const march = { startDate: '2026-03-23', endDate: '2026-03-24' };
const theEdit: AccessRow['prepare'] = async (...about) => ({
  ...(await theRequest(...about)),
  body: { type: 'VACATION', ...march },
});
const theTotal: AccessRow['prepare'] = async (...about) => ({
  ...(await thePerson(...about)),
  body: { vacationDaysTotal: 30, reason: 'Carried over' },
});
const theAdjustment: AccessRow['prepare'] = async (world, actor, owner) => ({
  body: {
    userId: await personOf(world, actor, owner),
    type: 'VACATION',
    amount: 2,
    on: '2026-03-02',
    reason: 'Carried over',
  },
});
const theMovedExpiry: AccessRow['prepare'] = async (world, actor, owner) => ({
  body: {
    userId: await personOf(world, actor, owner),
    type: 'VACATION',
    leaveYearStart: '2026-01-01',
    expiresOn: '2027-03-31',
    reason: 'Agreed',
  },
});
const storedAdjustment: AccessRow['prepare'] = async (world, actor, owner) => {
  if (owner === 'unknown') return { params: { id: unknownId } };
  const userId = await personOf(world, actor, owner);
  return { params: { id: await createAdjustment(world.app.database, { userId, authorId: actor.id }) } };
};
const requestIds: AccessRow['prepare'] = async (world, actor, owner) => ({
  body: { requestIds: [await requestOf(world, actor, owner)] },
});
const theMonth = () => ({ query: march });
const theReport = () => ({ query: { from: march.startDate, to: march.endDate } });
const theirMonth: AccessRow['prepare'] = async (world, actor, owner) => ({
  query: { ...march, requesterId: await personOf(world, actor, owner) },
});
const theTeam: AccessRow['prepare'] = async ({ app, ownDepartmentId, otherDepartmentId }, _actor, owner) => {
  const departmentId = owner === 'own department' ? ownDepartmentId : otherDepartmentId;
  const teamId = owner === 'unknown' ? unknownId : (await createTeam(app.database, { departmentId })).id;
  return { params: { teamId }, query: march };
};

/** Two approved days of the person, decided by someone else. */
async function approvedDays(...[world, actor, owner]: Parameters<AccessRow['prepare']>) {
  if (owner === 'unknown') return { id: unknownId };
  const requesterId = await personOf(world, actor, owner);
  const decidedById = (await createUser(world.app.database)).id;
  return createRequest(world.app.database, { requesterId, ...march, status: 'APPROVED', decidedById });
}
const theShortening: AccessRow['prepare'] = async (...about) => ({
  params: { id: (await approvedDays(...about)).id },
  body: { endDate: march.startDate },
});
const theInterruption: AccessRow['prepare'] = async (...about) => ({
  params: { id: (await approvedDays(...about)).id },
  body: march,
});
const theIllness: AccessRow['prepare'] = async (...about) => ({
  params: { id: (await approvedDays(...about)).id },
  body: { ...march, type: 'SICK_LEAVE' },
});
const theRecording: AccessRow['prepare'] = async (world, actor, owner) => ({
  body: { userId: await personOf(world, actor, owner), type: 'SICK_LEAVE', status: 'APPROVED', ...march },
});

const seenInDepartment = (status: number): Answers => ({ ...everyone(status), EMPLOYEE: 404 });
const seenByAdmins = (status: number): Answers => ({ ...seenInDepartment(status), MANAGER: 404 });

function decision(prepare: AccessRow['prepare']): [AccessRow, ...AccessRow[]] {
  return [
    { about: 'own', prepare, answers: managers(409) },
    { about: 'own department', prepare, answers: managers(200) },
    { about: 'other department', prepare, answers: { ...managers(200), MANAGER: 404 } },
    { about: 'unknown', prepare, answers: managers(404) },
  ];
}

function decisionAsHr(prepare: AccessRow['prepare']): [AccessRow, ...AccessRow[]] {
  return [
    { about: 'own', prepare, answers: admins(409) },
    { about: 'own department', prepare, answers: admins(200) },
    { about: 'other department', prepare, answers: admins(200) },
    { about: 'unknown', prepare, answers: admins(404) },
  ];
}

function balanceVisibility(prepare: AccessRow['prepare']): [AccessRow, ...AccessRow[]] {
  return [
    { about: 'own', prepare, answers: everyone(200) },
    { about: 'own department', prepare, answers: managers(200) },
    { about: 'other department', prepare, answers: admins(200) },
    { about: 'unknown', prepare, answers: managers(404) },
  ];
}

const theirAccounts: AccessRow['prepare'] = async (world, actor, owner) => ({
  query: { userId: await personOf(world, actor, owner) },
});

const thePreview: AccessRow['prepare'] = async (world, actor, owner) => ({
  body: { type: 'VACATION', ...march, userId: await personOf(world, actor, owner) },
});

const check: [AccessRow, ...AccessRow[]] = [
  { about: 'own', prepare: theMonth, answers: everyone(200) },
  { about: 'own department', prepare: theirMonth, answers: seenInDepartment(200) },
  { about: 'other department', prepare: theirMonth, answers: seenByAdmins(200) },
  { about: 'unknown', prepare: theirMonth, answers: everyone(404) },
];

const sightOfRequest: [AccessRow, ...AccessRow[]] = [
  { about: 'own', prepare: theRequest, answers: everyone(200) },
  { about: 'own department', prepare: theRequest, answers: seenInDepartment(200) },
  { about: 'other department', prepare: theRequest, answers: seenByAdmins(200) },
  { about: 'unknown', prepare: theRequest, answers: everyone(404) },
];

export const accessToTimeOff: AccessTable = {
  requestTimeOff: [
    {
      about: 'own',
      prepare: () => ({ body: { type: 'VACATION', startDate: '2026-03-16', endDate: '2026-03-17' } }),
      answers: everyone(201),
    },
  ],
  previewRequest: [
    { about: 'own', prepare: thePreview, answers: everyone(200) },
    { about: 'own department', prepare: thePreview, answers: seenInDepartment(200) },
    { about: 'other department', prepare: thePreview, answers: seenByAdmins(200) },
    { about: 'unknown', prepare: thePreview, answers: everyone(404) },
  ],
  listRequests: [{ about: 'nobody', prepare: nothing, answers: everyone(200) }],
  exportRequests: [{ about: 'nobody', prepare: nothing, answers: everyone(200) }],
  listMyRequests: [{ about: 'own', prepare: nothing, answers: everyone(200) }],
  listPendingApprovals: [{ about: 'nobody', prepare: nothing, answers: managers(200) }],
  readDecisionFacts: [{ about: 'nobody', prepare: nothing, answers: managers(200) }],
  listPendingHrApprovals: [{ about: 'nobody', prepare: nothing, answers: managers(200) }],
  readRequest: sightOfRequest,
  readRequestHistory: sightOfRequest,
  deleteRequest: [
    { about: 'own', prepare: theRequest, answers: everyone(204) },
    { about: 'own department', prepare: theRequest, answers: seenInDepartment(403) },
    { about: 'other department', prepare: theRequest, answers: seenByAdmins(403) },
    { about: 'unknown', prepare: theRequest, answers: everyone(404) },
  ],
  editRequest: [
    { about: 'own', prepare: theEdit, answers: everyone(200) },
    { about: 'own department', prepare: theEdit, answers: seenInDepartment(403) },
    { about: 'other department', prepare: theEdit, answers: seenByAdmins(403) },
    { about: 'unknown', prepare: theEdit, answers: everyone(404) },
  ],
  cancelRequest: [
    { about: 'own', prepare: theRequest, answers: everyone(200) },
    { about: 'own department', prepare: theRequest, answers: seenInDepartment(403) },
    { about: 'other department', prepare: theRequest, answers: seenByAdmins(403) },
    { about: 'unknown', prepare: theRequest, answers: everyone(404) },
  ],
  requestOnBehalf: [
    { about: 'own', prepare: theRecording, answers: managers(409) },
    { about: 'own department', prepare: theRecording, answers: managers(201) },
    { about: 'other department', prepare: theRecording, answers: { ...managers(201), MANAGER: 404 } },
    { about: 'unknown', prepare: theRecording, answers: managers(404) },
  ],
  shortenRequest: [
    { about: 'own', prepare: theShortening, answers: everyone(200) },
    { about: 'own department', prepare: theShortening, answers: seenInDepartment(200) },
    { about: 'other department', prepare: theShortening, answers: seenByAdmins(200) },
    { about: 'unknown', prepare: theShortening, answers: everyone(404) },
  ],
  interruptRequest: [
    { about: 'own', prepare: theInterruption, answers: { ...everyone(409), MANAGER: 403, EMPLOYEE: 403 } },
    { about: 'own, as ill', prepare: theIllness, answers: everyone(201) },
    { about: 'own department', prepare: theInterruption, answers: seenInDepartment(201) },
    { about: 'other department', prepare: theInterruption, answers: seenByAdmins(201) },
    { about: 'unknown', prepare: theInterruption, answers: everyone(404) },
  ],
  recordDocument: decision(theMissingDocument),
  approveRequests: [{ about: 'own department', prepare: requestIds, answers: managers(200) }],
  rejectRequests: [{ about: 'own department', prepare: requestIds, answers: managers(200) }],
  undoDecision: [
    {
      about: 'own department, a decision of the caller',
      prepare: theDecision,
      answers: { ...managers(200), EMPLOYEE: 404 },
    },
    { about: 'own department', prepare: theRequest, answers: { ...managers(409), EMPLOYEE: 404 } },
    {
      about: 'other department',
      prepare: theRequest,
      answers: { ...admins(409), MANAGER: 404, EMPLOYEE: 404 },
    },
    { about: 'unknown', prepare: theRequest, answers: everyone(404) },
  ],
  approveRequest: decision(theRequest),
  rejectRequest: decision(theRequestWithReason),
  approveRequestAsHr: decisionAsHr(theRequest),
  rejectRequestAsHr: decisionAsHr(theRequestWithReason),
  readMyBalance: [{ about: 'own', prepare: nothing, answers: everyone(200) }],
  readLapses: [{ about: 'own', prepare: nothing, answers: everyone(200) }],
  listBalances: [{ about: 'nobody', prepare: nothing, answers: managers(200) }],
  exportBalances: [{ about: 'nobody', prepare: nothing, answers: managers(200) }],
  readBalance: balanceVisibility(thePerson),
  readAccounts: balanceVisibility(theirAccounts),
  readHeldTerms: balanceVisibility(theirAccounts),
  readEntries: balanceVisibility(async (...about) => ({
    ...(await theirAccounts(...about)),
    params: { type: 'VACATION' },
  })),
  setBalance: [
    { about: 'own', prepare: theTotal, answers: admins(409) },
    { about: 'own department', prepare: theTotal, answers: admins(200) },
    { about: 'other department', prepare: theTotal, answers: admins(200) },
    { about: 'unknown', prepare: theTotal, answers: admins(404) },
  ],
  addAdjustment: [
    { about: 'own', prepare: theAdjustment, answers: admins(409) },
    { about: 'own department', prepare: theAdjustment, answers: admins(201) },
    { about: 'other department', prepare: theAdjustment, answers: admins(201) },
    { about: 'unknown', prepare: theAdjustment, answers: admins(404) },
  ],
  moveExpiry: [
    { about: 'own', prepare: theMovedExpiry, answers: admins(409) },
    { about: 'own department', prepare: theMovedExpiry, answers: admins(201) },
    { about: 'other department', prepare: theMovedExpiry, answers: admins(201) },
    { about: 'unknown', prepare: theMovedExpiry, answers: admins(404) },
  ],
  deleteAdjustment: [
    { about: 'own', prepare: storedAdjustment, answers: admins(409) },
    { about: 'other department', prepare: storedAdjustment, answers: admins(204) },
    { about: 'unknown', prepare: storedAdjustment, answers: admins(404) },
  ],
  checkTeamCapacity: check,
  checkConflicts: check,
  readStatistics: [{ about: 'nobody', prepare: nothing, answers: managers(200) }],
  readCompanyToday: [{ about: 'nobody', prepare: nothing, answers: admins(200) }],
  readBalanceSums: [
    {
      about: 'nobody',
      prepare: () => ({ query: { type: 'VACATION' } }),
      answers: managers(200),
    },
  ],
  readCalendarReport: [{ about: 'nobody', prepare: theMonth, answers: managers(200) }],
  readCalendar: [{ about: 'nobody', prepare: theMonth, answers: everyone(200) }],
  listAbsences: [{ about: 'nobody', prepare: theMonth, answers: everyone(200) }],
  readAbsenceGroups: [{ about: 'nobody', prepare: nothing, answers: everyone(200) }],
  readNextDaysOff: [{ about: 'nobody', prepare: nothing, answers: everyone(200) }],
  readCoverage: [{ about: 'nobody', prepare: theMonth, answers: managers(200) }],
  readApprovalGroups: [{ about: 'nobody', prepare: nothing, answers: managers(200) }],
  readAbsenceReport: [{ about: 'nobody', prepare: theReport, answers: managers(200) }],
  exportAbsenceReport: [{ about: 'nobody', prepare: theReport, answers: managers(200) }],
  readTeamReport: [
    { about: 'own department', prepare: theTeam, answers: managers(200) },
    { about: 'other department', prepare: theTeam, answers: { ...managers(200), MANAGER: 404 } },
    { about: 'unknown', prepare: theTeam, answers: managers(404) },
  ],
};
