import type { Company, Person } from './company.ts';
import { createTeamFeeds, endFeeds } from './feeds.ts';
import { createPendingRequests, deletePendingRequests, reserveFreeDays } from './free-days.ts';
import { addWaitingDeliveries, removeWaitingDeliveries } from './waiting-deliveries.ts';

/** One person's call. */
export interface Question {
  who: Person;
  /** Relative to `/api`, except for pages. */
  path: string;
  isPage?: true;
  body?: object;
  /** The tag of a response that is known. */
  tag?: string;
}

export interface Job {
  name: string;
  /** The expected status of every response. */
  expects: number;
  /** Whether each question changes data and so can be asked only once. */
  isOnce?: true;
  /** The questions, grouped into sequences of calls; at least `times` if each can be asked only once. */
  questions(company: Company, times: number): Promise<Question[][]> | Question[][];
  /** Deletes prepared data that was not used. */
  end?(company: Company): Promise<void>;
}

const sampleSize = 100;

export const jobs: readonly Job[] = [
  { name: 'session', expects: 200, questions: (company) => ofEach(sample(company.employees), sessionOf) },
  { name: 'dashboard', expects: 200, questions: (company) => sample(company.employees).map(dashboardOf) },
  {
    name: 'page',
    expects: 200,
    questions: (company) =>
      ofEach(sample(company.employees), (who) => ({
        who,
        path: '/dashboard',
        isPage: true,
      })),
  },
  {
    name: 'requests',
    expects: 200,
    questions: (company) =>
      ofEach(sample(company.employees), (who) => ({
        who,
        path: '/vacation/my-requests?page=1&limit=10&sortBy=createdAt&sortOrder=desc',
      })),
  },
  {
    name: 'approvals',
    expects: 200,
    questions: (company) =>
      ofEach(sample(company.managers), (who) => ({
        who,
        path: '/vacation/pending-approvals?page=1&limit=50&sortBy=createdAt&sortOrder=asc',
      })),
  },
  { name: 'team-month', expects: 200, questions: teamMonths },
  { name: 'company-month', expects: 200, questions: (company) => [[companyMonth(company)]] },
  { name: 'company-calendar', expects: 200, questions: (company) => [[companyCalendar(company)]] },
  {
    name: 'users',
    expects: 200,
    questions: ({ admin }) => [[{ who: admin, path: '/admin/users?page=1&limit=50' }]],
  },
  {
    name: 'users-search',
    expects: 200,
    questions: ({ admin, employees }) =>
      ofEach(sample(employees), ({ name }) => ({
        who: admin,
        path: `/admin/users?page=1&limit=50&search=${encodeURIComponent(name)}`,
      })),
  },
  {
    name: 'teams',
    expects: 200,
    questions: ({ admin }) => [[{ who: admin, path: '/teams?page=1&limit=50' }]],
  },
  {
    name: 'teams-search',
    expects: 200,
    questions: ({ admin, teams }) =>
      ofEach(sample(teams), ({ name }) => ({
        who: admin,
        path: `/teams?page=1&limit=50&search=${encodeURIComponent(name)}`,
      })),
  },
  {
    name: 'preview',
    expects: 200,
    questions: async (company) =>
      ofEach(await reserveFreeDays(company, sampleSize), ({ who, day }) => ({
        who,
        path: '/vacation/preview',
        body: { type: 'VACATION', startDate: day, endDate: day },
      })),
  },
  { name: 'submit', expects: 201, isOnce: true, questions: submissions },
  {
    name: 'submit-deliveries',
    expects: 201,
    isOnce: true,
    questions: async (company, times) => {
      await addWaitingDeliveries(company);
      return submissions(company, times);
    },
    end: removeWaitingDeliveries,
  },
  {
    name: 'approve',
    expects: 200,
    isOnce: true,
    questions: async (company, times) => {
      const managers = managersOf(company);
      const waiting = await createPendingRequests(company, await reserveFreeDays(company, times));
      return ofEach(waiting, ({ who, requestId, version }) => ({
        who: managers(who.departmentId),
        path: `/vacation/${requestId}/approve`,
        body: { version },
      }));
    },
    end: deletePendingRequests,
  },
  {
    name: 'feeds',
    expects: 200,
    questions: async (company) =>
      (await createTeamFeeds(company, sample(company.employees))).map(({ who, path }) => [{ who, path }]),
    end: endFeeds,
  },
  {
    name: 'feeds-unchanged',
    expects: 304,
    questions: async (company) =>
      (await createTeamFeeds(company, sample(company.employees))).map((feed) => [feed]),
    end: endFeeds,
  },
];

async function submissions(company: Company, times: number): Promise<Question[][]> {
  return ofEach(await reserveFreeDays(company, times), ({ who, day }) => ({
    who,
    path: '/vacation',
    body: { type: 'VACATION', startDate: day, endDate: day },
  }));
}

/** The calls of a dashboard, with those of every first page. */
function dashboardOf(who: Person): Question[] {
  const [today, inAWeek] = [dayFromNow(0), dayFromNow(7)];
  return [
    sessionOf(who),
    { who, path: '/company' },
    { who, path: '/vacation/types' },
    { who, path: '/vacation/my-balance' },
    { who, path: '/vacation/next-days-off' },
    {
      who,
      path: `/vacation/absences?startDate=${today}&endDate=${inAWeek}&limit=60`,
    },
    { who, path: '/vacation/lapses' },
  ];
}

function sessionOf(who: Person): Question {
  return { who, path: '/auth/get-session' };
}

function teamMonths(company: Company): Question[][] {
  const [first, last] = thisMonth();
  const managers = managersOf(company);
  return ofEach(sample(company.teams), ({ id, departmentId }) => ({
    who: managers(departmentId),
    path: `/vacation?teamId=${id}&${monthQuery(first, last)}`,
  }));
}

function companyMonth({ admin }: Company): Question {
  const [first, last] = thisMonth();
  return { who: admin, path: `/vacation?${monthQuery(first, last)}` };
}

function companyCalendar({ admin }: Company): Question {
  const [first, last] = thisMonth();
  return { who: admin, path: `/vacation/calendar?startDate=${first}&endDate=${last}` };
}

function monthQuery(first: string, last: string): string {
  return `startDate=${first}&endDate=${last}&status=APPROVED&sortBy=startDate&sortOrder=asc&page=1&limit=1000`;
}

function thisMonth(): [first: string, last: string] {
  const now = new Date();
  const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0));
  const last = lastDay.toISOString().slice(0, 10);
  return [`${last.slice(0, 8)}01`, last];
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

function managersOf({ managers }: Company): (departmentId: string | null) => Person {
  const byDepartment = new Map(managers.map((manager) => [manager.departmentId, manager]));
  return (departmentId) => {
    const manager = byDepartment.get(departmentId);
    if (!manager) throw new Error(`The department ${departmentId} has no manager`);
    return manager;
  };
}

function ofEach<Each>(all: readonly Each[], question: (each: Each) => Question): Question[][] {
  return all.map((each) => [question(each)]);
}

/** An evenly spread sample. */
function sample<Each>(all: readonly Each[]): Each[] {
  const step = Math.max(1, Math.floor(all.length / sampleSize));
  return all.filter((_, index) => index % step === 0).slice(0, sampleSize);
}
