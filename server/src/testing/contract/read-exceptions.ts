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
    because:
      'The page, what its balances are made of, and the log: whom of the page an administrator has looked at within the hour.',
  },
  readLeaving: {
    queries: 3,
    because: 'What is open, and what is left of the accounts, which have terms and rules of their own.',
  },
  checkConflicts: {
    queries: 4,
    because:
      'Own requests, as they are answered, and who else is away, a thousand absences at a time, are two lists, each with how its people work.',
  },
  readDecisionFacts: {
    queries: 3,
    because:
      'The requests say whose balances and which departments are asked for, and these two have terms and rules of different people.',
  },
};

/** Reads that scan a growing table. The lists may only shrink. */
export const scans: Readonly<Record<string, Scans>> = {
  listUsers: { tables: ['users'], because: 'It counts who matches.' },
  listTeams: { tables: ['teams'], because: 'It counts the teams that match.' },
  readAbsenceGroups: { tables: ['teams'], because: 'It names all teams in which somebody is seen.' },
  readApprovalGroups: { tables: ['teams'], because: 'It names all teams in which somebody is decided for.' },
  listLoads: {
    tables: ['teams', 'users'],
    because: 'It counts who matches; and names of teams fill a few pages.',
  },
  listTermsOfPeople: { tables: ['users'], because: 'It counts who matches.' },
  listBalances: { tables: ['users'], because: 'It counts who matches.' },
  listPlans: {
    tables: ['person_terms'],
    because: 'It counts who holds each plan today, and all plans together are held by everybody.',
  },
  listLeaveTypes: {
    tables: ['leave_adjustments', 'time_off_requests'],
    because:
      'PostgreSQL expects to meet a record of each type at once, and does; a type that nobody has used has all of them read.',
  },
  listAbsences: {
    tables: ['users'],
    because: 'A manager sees the department, the teams and whom they stand in for.',
  },
};
