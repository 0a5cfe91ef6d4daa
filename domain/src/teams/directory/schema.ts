import * as z from 'zod/mini';
import { trueOrFalse } from '../../flag.ts';
import { Id, requiredId } from '../../id.ts';
import { fieldError } from '../../language/field-error.ts';
import { paging } from '../../paging.ts';
import { answerShape, changeShape, createShape } from '../../records/record-schemas.ts';
import { searchText } from '../../text.ts';
import { seenVersion, Version } from '../../version.ts';
import { message } from './messages/message.ts';
import { teamFields } from './team-fields.ts';

const DepartmentId = requiredId(message('teams.directory.departmentMissing'));

// Responses have the department and the lead with their names.
const { departmentId: _department, teamLeadId: _lead, ...answerOf } = answerShape(teamFields);

export const Team = z.object({
  id: Id,
  version: Version,
  ...answerOf,
  department: z.object({ id: Id, name: z.string() }),
  /** `isActive` is false for a deactivated lead, otherwise absent. */
  teamLead: z.optional(
    z.object({ id: Id, name: z.string(), email: z.string(), isActive: z.optional(z.literal(false)) }),
  ),
  memberCount: z.int(),
  createdAt: z.string(),
});
export type Team = z.infer<typeof Team>;

/** The most members named in a list of teams. */
export const mostNamedMembers = 5;

/** A team in a list. */
export const ListedTeam = z.object({
  ...Team.shape,
  /** The first of the counted members, by name; absent for services, which read no members. */
  firstMembers: z.optional(z.array(z.object({ id: Id, name: z.string() }))),
});
export type ListedTeam = z.infer<typeof ListedTeam>;

export const CreateTeam = z.strictObject({
  ...createShape(teamFields),
  departmentId: DepartmentId,
  teamLeadId: z.nullish(Id),
  isActive: z._default(createShape(teamFields).isActive, true),
});
export type CreateTeam = z.infer<typeof CreateTeam>;

/** Omitted fields stay unchanged; null clears. */
export const ChangeTeam = z.strictObject({
  ...changeShape(teamFields),
  ...seenVersion,
});
export type ChangeTeam = z.infer<typeof ChangeTeam>;

export const ExportTeams = z.object({
  search: searchText({ max: 200 }),
  departmentId: z.optional(Id),
  isActive: z.optional(trueOrFalse('isActive')),
  /** Only teams the caller leads, is in today or, as a manager, has in their department. */
  mine: z.optional(trueOrFalse('mine')),
});
export type ExportTeams = z.infer<typeof ExportTeams>;

export const ListTeams = z.object({
  ...ExportTeams.shape,
  ...paging({ defaultLimit: 50, maxLimit: 1000 }),
});
export type ListTeams = z.infer<typeof ListTeams>;

export const ReadTeams = z.strictObject({
  teamIds: z
    .array(Id, { error: fieldError(message('teams.directory.teamsMissing')) })
    .check(
      z.minLength(1, { error: fieldError(message('teams.directory.tooFewTeams')) }),
      z.maxLength(100, { error: fieldError(message('teams.directory.tooManyTeams')), abort: true }),
    ),
});
export type ReadTeams = z.infer<typeof ReadTeams>;

export const CheckTeamName = z.object({
  name: CreateTeam.shape.name,
  departmentId: DepartmentId,
  excludeTeamId: z.optional(Id),
});
export type CheckTeamName = z.infer<typeof CheckTeamName>;

export const TeamNameCheck = z.object({ available: z.boolean(), message: z.optional(z.string()) });
export type TeamNameCheck = z.infer<typeof TeamNameCheck>;
