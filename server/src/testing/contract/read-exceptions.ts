interface Queries {
  queries: number;
  because: string;
}

interface Scans {
  tables: readonly string[];
  because: string;
}

/** Reads with more than two queries besides the session's. The numbers may only shrink. */
export const moreQueries: Readonly<Record<string, Queries>> = {
  listBalances: {
    queries: 3,
    because: 'The page, the facts of its balances, and the log: views by an administrator within the hour.',
  },
  listRequests: { queries: 3, because: 'The page, the working times, and who decides its pending requests.' },
  listPendingApprovals: { queries: 3, because: 'As listRequests.' },
  listPendingHrApprovals: { queries: 3, because: 'As listRequests.' },
  listRuns: {
    queries: 3,
    because: "The page, its total, and the settings: names in the company's language.",
  },
  readLeaving: {
    queries: 3,
    because: 'The open requests, and the remaining balances, which have their own terms and rules.',
  },
  listAbsences: { queries: 3, because: 'The page, the working times, and the settings: who sees absences.' },
  readAbsenceGroups: {
    queries: 3,
    because: 'Departments and teams, and the settings: who sees absences.',
  },
  checkConflicts: {
    queries: 5,
    because:
      'Own requests and absences of others (read in batches of 1,000) are two lists, each with working times; the settings.',
  },
  readDecisionFacts: {
    queries: 3,
    because:
      'The response depends on the balances and departments in the request, and these two have different terms and rules.',
  },
};

/** Reads that scan a growing table. The lists may only shrink. */
export const scans: Readonly<Record<string, Scans>> = {
  listUsers: { tables: ['users'], because: 'Counts the matching people.' },
  readSetup: {
    tables: ['person_terms', 'teams', 'users'],
    because: 'Counts the people, and who of them is set up; administrators read it on the dashboard.',
  },
  readCompanyToday: { tables: ['users'], because: 'Counts the people of each department.' },
  listTeams: { tables: ['teams'], because: 'Counts the matching teams.' },
  readAbsenceGroups: { tables: ['teams'], because: 'Names all teams with visible people.' },
  readApprovalGroups: { tables: ['teams'], because: 'Names all teams with people in the approval scope.' },
  listLoads: {
    tables: ['teams', 'users'],
    because: 'Counts the matching people; team names fit in a few pages.',
  },
  listTermsOfPeople: { tables: ['users'], because: 'Counts the matching people.' },
  listBalances: { tables: ['users'], because: 'Counts the matching people.' },
  listPlans: {
    tables: ['person_terms'],
    because: 'Counts the people of each plan today, which in total is everyone.',
  },
  listLeaveTypes: {
    tables: ['leave_adjustments', 'time_off_requests'],
    because:
      'PostgreSQL expects an early record of each type, and finds one; an unused type reads the whole table.',
  },
  readCalendar: {
    tables: ['users'],
    because: 'A manager sees the department, the teams and the people they deputise for.',
  },
  listAbsences: {
    tables: ['users'],
    because: 'A manager sees the department, the teams and the people they deputise for.',
  },
};
