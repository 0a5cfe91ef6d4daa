import * as z from 'zod/mini';
import { RoleName } from '../../access/schema.ts';
import { calendarDate } from '../../calendar/schema.ts';
import { isTrueOrFalse, trueOrFalse } from '../../flag.ts';
import { Id, requiredId } from '../../id.ts';
import { fieldError } from '../../language/field-error.ts';
import { commonMessage } from '../../language/messages/message.ts';
import { paging, wholeNumber } from '../../paging.ts';
import { EmploymentAnswer } from '../../people/accounts/schema.ts';
import { searchText } from '../../text.ts';
import { seenVersion, seenVersions, Version } from '../../version.ts';
import { Team } from '../directory/schema.ts';
import { loadStates } from './load-states.ts';
import { message } from './messages/message.ts';
import { hasWholeTenths } from './percent.ts';

/** A person as visible to every signed-in user; `isActive` is false if deactivated, otherwise absent. */
export const Colleague = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  department: z.optional(z.object({ id: Id, name: z.string() })),
  teams: z.array(z.object({ id: Id, name: z.string() })),
  isActive: z.optional(z.literal(false)),
});
export type Colleague = z.infer<typeof Colleague>;

/**
 * A person on their page. Role, managers and employment dates only for themselves, their approvers and administrators;
 * `managers` are those who decide their requests, by name, without the administrators.
 */
export const PersonDetails = z.extend(Colleague, {
  role: z.optional(RoleName),
  managers: z.optional(z.array(z.object({ id: Id, name: z.string(), email: z.string() }))),
  employmentStart: z.optional(z.string()),
  employmentEnd: z.optional(z.string()),
  /** The employments before the latest one, in order; absent if there are none. */
  earlierEmployments: z.optional(z.array(EmploymentAnswer)),
});
export type PersonDetails = z.infer<typeof PersonDetails>;

export const SearchPeople = z.object({
  search: searchText({ max: 200 }),
  /** Only people who can deputise for this person; the caller names their deputies. */
  deputyFor: z.optional(Id),
  /** Only those whose requests the caller decides today. */
  isDecidedByMe: z.optional(trueOrFalse('isDecidedByMe')),
  ...paging({ defaultLimit: 20, maxLimit: 100 }),
});
export type SearchPeople = z.infer<typeof SearchPeople>;

const UserId = requiredId(message('teams.members.userMissing'));

/** The names of the dates in messages and forms. */
export const membershipLabels = {
  startDate: message('teams.members.startDate'),
  endDate: message('teams.members.endDate'),
};

const StartDate = calendarDate(membershipLabels.startDate);

const EndDate = calendarDate(membershipLabels.endDate);

/** A percent with at most one decimal, above 0 and at most 100. */
function allocationPercent(number: z.ZodMiniNumber<number>) {
  return number.check(
    z.gt(0, { error: fieldError(message('teams.members.allocationTooLow')), abort: true }),
    z.maximum(100, { error: fieldError(message('teams.members.allocationTooHigh')), abort: true }),
    z.refine(hasWholeTenths, { error: fieldError(message('teams.members.allocationDecimals')) }),
  );
}

const notANumber = { error: fieldError(message('teams.members.allocationNumber')) };

const AllocationPercent = allocationPercent(z.number(notANumber));

/** `isEmployed` is false before and after the employment, otherwise absent. */
export const TeamMember = z.object({
  id: Id,
  version: Version,
  teamId: Id,
  userId: Id,
  user: z.object({
    id: Id,
    name: z.string(),
    email: z.string(),
    role: RoleName,
    isActive: z.boolean(),
    isEmployed: z.optional(z.literal(false)),
  }),
  allocationPercent: z.number(),
  startDate: z.string(),
  endDate: z.optional(z.string()),
  isActive: z.boolean(),
  allocationWarning: z.optional(z.string()),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const AddMember = z.strictObject({
  teamId: requiredId(message('teams.members.teamMissing')),
  userId: UserId,
  allocationPercent: AllocationPercent,
  startDate: StartDate,
  endDate: z.nullish(EndDate),
});
export type AddMember = z.infer<typeof AddMember>;

/** Omitted fields stay unchanged; a null end date makes the membership open-ended. */
const MembershipChange = z.strictObject({
  allocationPercent: z.optional(AllocationPercent),
  startDate: z.optional(StartDate),
  endDate: z.nullish(EndDate),
  isActive: z.optional(z.boolean(isTrueOrFalse('isActive'))),
});

export const ChangeMember = z.extend(MembershipChange, seenVersion);
export type ChangeMember = z.infer<typeof ChangeMember>;

export const ChangeMembers = z.strictObject({
  updates: z
    .array(z.extend(MembershipChange, { memberId: Id }), {
      error: fieldError(message('teams.members.updatesMissing')),
    })
    .check(
      z.minLength(1, { error: fieldError(message('teams.members.tooFewUpdates')) }),
      z.maxLength(100, { error: fieldError(message('teams.members.tooManyUpdates')), abort: true }),
      z.refine((updates) => new Set(updates.map(({ memberId }) => memberId)).size === updates.length, {
        error: fieldError(message('teams.members.repeatedUpdate')),
      }),
    ),
  ...seenVersions,
});
export type ChangeMembers = z.infer<typeof ChangeMembers>;

export const MyTeam = z.extend(Team, {
  membership: z.object({
    id: Id,
    version: Version,
    allocationPercent: z.number(),
    startDate: z.string(),
    endDate: z.optional(z.string()),
  }),
});
export type MyTeam = z.infer<typeof MyTeam>;

/** Without dates today; with only a start, everything from then on. */
export const ReadAllocations = z.object({
  startDate: z.optional(StartDate),
  endDate: z.optional(EndDate),
  excludeMemberId: z.optional(Id),
});
export type ReadAllocations = z.infer<typeof ReadAllocations>;

export const Allocations = z.object({
  userId: Id,
  totalAllocation: z.number(),
  remainingCapacity: z.number(),
  peakDate: z.string(),
  allocations: z.array(
    z.object({
      memberId: Id,
      version: Version,
      team: z.object({ id: Id, name: z.string() }),
      allocationPercent: z.number(),
      startDate: z.string(),
      endDate: z.optional(z.string()),
      isActive: z.boolean(),
    }),
  ),
});
export type Allocations = z.infer<typeof Allocations>;

export const ValidateAllocation = z.object({
  userId: UserId,
  allocationPercent: allocationPercent(z.coerce.number<number>(notANumber)),
  excludeTeamId: z.optional(Id),
  startDate: z.optional(StartDate),
  endDate: z.optional(EndDate),
});
export type ValidateAllocation = z.infer<typeof ValidateAllocation>;

export const AllocationCheck = z.object({
  valid: z.boolean(),
  currentAllocation: z.number(),
  remainingCapacity: z.number(),
  message: z.optional(z.string()),
});
export type AllocationCheck = z.infer<typeof AllocationCheck>;

/** Weeks of seven days from the start date; default: this week's Monday. */
export const ListLoads = z.object({
  startDate: z.optional(StartDate),
  weeks: z._default(wholeNumber('weeks', 1, 27), 13),
  search: searchText({ max: 200 }),
  departmentId: z.optional(Id),
  teamId: z.optional(Id),
  load: z.optional(
    z.enum(loadStates, {
      error: fieldError(commonMessage('common.option', { label: 'load', options: loadStates })),
    }),
  ),
  ...paging({ defaultLimit: 50, maxLimit: 200 }),
});
export type ListLoads = z.infer<typeof ListLoads>;

/**
 * A person with the percent of each week's fullest day, null for weeks they are not employed, and the memberships
 * behind it.
 */
export const PersonLoad = z.object({
  user: z.object({ id: Id, name: z.string(), email: z.string() }),
  department: z.optional(z.object({ id: Id, name: z.string() })),
  weeks: z.array(z.nullable(z.number())),
  allocations: Allocations.shape.allocations,
});
export type PersonLoad = z.infer<typeof PersonLoad>;
