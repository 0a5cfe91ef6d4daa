import { randomUUIDv7 } from 'node:crypto';
import type { Role } from '@almanac/domain/access/role';
import type { LeaveType } from '@almanac/domain/leave/types/leave-type';
import type { EditedSettings } from '@almanac/domain/settings/schema';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import type { Half } from '@almanac/domain/work-time/half-day';
import type { Database } from '../platform/database/database.ts';

export interface NewUser {
  email: string;
  name: string;
  role: Role;
  departmentId: string | null;
  isActive: boolean;
  employmentStart: string | null;
  employmentEnd: string | null;
  hasSignedIn: boolean;
  createdOn: string;
}

let number = 0;

/** A unique number per process, for unique names. */
function nextNumber(): number {
  number += 1;
  return number;
}

/** Stores a user; by default an employee without a department. */
export async function createUser(database: Database, overrides: Partial<NewUser> = {}) {
  const count = nextNumber();
  return database
    .insertInto('users')
    .values({
      id: randomUUIDv7(),
      email: `person-${count}@example.com`,
      name: `Person ${count}`,
      emailVerified: true,
      hasSignedIn: true,
      // Long before all test days, so that remainders of earlier leave years count.
      createdOn: '2020-01-01',
      ...overrides,
    })
    .returning(['id', 'email', 'name', 'role', 'departmentId', 'emailVerified', 'isActive', 'createdAt'])
    .executeTakeFirstOrThrow();
}

export async function createDepartment(
  database: Database,
  overrides: { name?: string; planId?: string } = {},
) {
  return database
    .insertInto('departments')
    .values({ id: randomUUIDv7(), name: `Department ${nextNumber()}`, ...overrides })
    .returning(['id', 'name', 'version'])
    .executeTakeFirstOrThrow();
}

/** Changes the company's settings, past the calls. */
export async function setSettings(database: Database, settings: Partial<EditedSettings>): Promise<void> {
  await database.updateTable('systemSettings').set(settings).execute();
}

export interface NewTeam {
  departmentId: string;
  name?: string;
  teamLeadId?: string | null;
  isActive?: boolean;
}

export async function createTeam(database: Database, team: NewTeam) {
  return database
    .insertInto('teams')
    .values({ id: randomUUIDv7(), name: `Team ${nextNumber()}`, ...team })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}

export interface NewTeamMember {
  teamId: string;
  userId: string;
  allocationTenths?: number;
  startDate?: string;
  endDate?: string | null;
  isActive?: boolean;
}

/** Stores a membership; by default of 50 percent since 2020. */
export async function createTeamMember(database: Database, member: NewTeamMember) {
  return database
    .insertInto('teamMembers')
    .values({ id: randomUUIDv7(), allocationTenths: 500, startDate: '2020-01-01', ...member })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export interface NewRequest {
  requesterId: string;
  startDate: string;
  endDate?: string;
  startHalf?: Half;
  endHalf?: Half;
  minutes?: number;
  type?: string;
  status?: RequestStatus;
  decidedById?: string;
  rejectionReason?: string;
  reason?: string;
}

/** Stores a request; by default a pending day of vacation. A decided one needs its decider. */
export async function createRequest(database: Database, request: NewRequest) {
  return database
    .insertInto('timeOffRequests')
    .values({
      id: randomUUIDv7(),
      type: 'VACATION',
      endDate: request.startDate,
      ...(request.decidedById && { decidedAt: new Date() }),
      ...request,
    })
    .returning(['id', 'startDate', 'endDate'])
    .executeTakeFirstOrThrow();
}

/** Stores an adjustment of two vacation days and returns its id. */
export async function createAdjustment(
  database: Database,
  adjustment: { userId: string; authorId: string; effectiveOn?: string },
): Promise<string> {
  const id = randomUUIDv7();
  const values = {
    type: 'VACATION',
    amount: 200,
    effectiveOn: '2026-03-02',
    reason: 'Carried over',
  } as const;
  await database
    .insertInto('leaveAdjustments')
    .values({ id, ...values, ...adjustment })
    .execute();
  return id;
}

/** Stores a type of time off; by default in days, with approval, visible to approvers. Returns its code. */
export async function createType(
  database: Database,
  type: Partial<LeaveType> & Pick<LeaveType, 'code' | 'name'>,
): Promise<string> {
  await database
    .insertInto('leaveTypes')
    .values({
      colour: 'teal',
      unit: 'DAY',
      counts: 'WORKED',
      takesHalves: true,
      isPaid: true,
      isAway: true,
      needsApproval: true,
      remindsOfExpiry: true,
      isPaidOut: true,
      isSickness: false,
      documentBy: 'PERSON',
      reason: 'OPTIONAL',
      shownTo: 'APPROVERS',
      ...type,
    })
    .execute();
  return type.code;
}
