import * as directory from '@almanac/domain/teams/directory/endpoints';
import * as members from '@almanac/domain/teams/members/endpoints';
import { type Api, bindWith } from '../platform/http/bind.ts';
import { changeTeam } from './directory/change-team.ts';
import { checkTeamName } from './directory/check-team-name.ts';
import { createTeam } from './directory/create-team.ts';
import { deleteTeam } from './directory/delete-team.ts';
import { listTeams } from './directory/list-teams.ts';
import { readTeam } from './directory/read-team.ts';
import { readTeams } from './directory/read-teams.ts';
import { addMember } from './members/add-member.ts';
import { changeMember } from './members/change-member.ts';
import { changeMembers } from './members/change-members.ts';
import { listMembers } from './members/list-members.ts';
import { listMyTeams } from './members/list-my-teams.ts';
import { readAllocations } from './members/read-allocations.ts';
import { readMyAllocations } from './members/read-my-allocations.ts';
import { removeMember } from './members/remove-member.ts';
import { validateAllocation } from './members/validate-allocation.ts';

export function registerTeams(api: Api): void {
  const bind = bindWith(api, {});
  bind(directory.createTeam, createTeam);
  bind(directory.listTeams, listTeams);
  bind(directory.readTeam, readTeam);
  bind(directory.changeTeam, changeTeam);
  bind(directory.deleteTeam, deleteTeam);
  bind(directory.readTeams, readTeams);
  bind(directory.checkTeamName, checkTeamName);
  bind(members.listMembers, listMembers);
  bind(members.addMember, addMember);
  bind(members.changeMember, changeMember);
  bind(members.changeMembers, changeMembers);
  bind(members.removeMember, removeMember);
  bind(members.listMyTeams, listMyTeams);
  bind(members.readMyAllocations, readMyAllocations);
  bind(members.readAllocations, readAllocations);
  bind(members.validateAllocation, validateAllocation);
}
