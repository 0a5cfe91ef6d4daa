import * as z from 'zod/mini';
import { isTrueOrFalse, trueOrFalse } from '../../flag.ts';
import { Id, requiredId } from '../../id.ts';
import { nameText } from '../../name-text.ts';
import { paging } from '../../paging.ts';
import { clearableText, optionalText, searchText } from '../../text.ts';
import { seenVersion, Version } from '../../version.ts';

const TeamName = nameText('Team name', { min: 2, max: 100 });

const DepartmentId = requiredId('Department is required');

export const Team = z.object({
  id: Id,
  version: Version,
  name: z.string(),
  description: z.optional(z.string()),
  isActive: z.boolean(),
  department: z.object({ id: Id, name: z.string() }),
  /** `isActive` is false of a lead who is deactivated, and absent otherwise. */
  teamLead: z.optional(
    z.object({ id: Id, name: z.string(), email: z.string(), isActive: z.optional(z.literal(false)) }),
  ),
  memberCount: z.int(),
  createdAt: z.string(),
});
export type Team = z.infer<typeof Team>;

export const CreateTeam = z.strictObject({
  name: TeamName,
  description: optionalText('Description', { max: 2000 }),
  departmentId: DepartmentId,
  teamLeadId: z.nullish(Id),
  isActive: z._default(z.boolean(isTrueOrFalse('isActive')), true),
});
export type CreateTeam = z.infer<typeof CreateTeam>;

/** What is left out stays as it is; null clears. */
export const ChangeTeam = z.strictObject({
  name: z.optional(TeamName),
  description: clearableText('Description', { max: 2000 }),
  teamLeadId: z.nullish(Id),
  isActive: z.optional(z.boolean(isTrueOrFalse('isActive'))),
  ...seenVersion,
});
export type ChangeTeam = z.infer<typeof ChangeTeam>;

export const ExportTeams = z.object({
  search: searchText({ max: 200 }),
  departmentId: z.optional(Id),
  isActive: z.optional(trueOrFalse('isActive')),
  /** Only those that the caller leads, is in today or, as a manager, has in their department. */
  mine: z.optional(trueOrFalse('mine')),
});
export type ExportTeams = z.infer<typeof ExportTeams>;

export const ListTeams = z.object({
  ...ExportTeams.shape,
  ...paging({ defaultLimit: 50, maxLimit: 1000 }),
});
export type ListTeams = z.infer<typeof ListTeams>;

const idsOf = (noun: string) =>
  z
    .array(Id, { error: `Please name the ${noun}` })
    .check(
      z.minLength(1, { error: `Please name at least one of the ${noun}` }),
      z.maxLength(100, { error: `At most 100 ${noun} at once`, abort: true }),
    );

export const ReadTeams = z.strictObject({ teamIds: idsOf('teams') });
export type ReadTeams = z.infer<typeof ReadTeams>;

export const CheckTeamName = z.object({
  name: TeamName,
  departmentId: DepartmentId,
  excludeTeamId: z.optional(Id),
});
export type CheckTeamName = z.infer<typeof CheckTeamName>;

export const TeamNameCheck = z.object({ available: z.boolean(), message: z.optional(z.string()) });
export type TeamNameCheck = z.infer<typeof TeamNameCheck>;
