import type { CreateTeam, Team } from '@almanac/domain/teams/directory/schema';
import { useMutation } from '@tanstack/react-query';
import { changeTeamMutation, createTeamMutation } from './api.ts';

interface Outcome {
  onSuccess: (saved: Team) => void;
  onError: (error: Error) => void;
}

/** Saves what a team form holds: as a change of the team, or as a new one where there is none. */
export function useSaveTeam(team: Team | undefined) {
  const creation = useMutation(createTeamMutation());
  const change = useMutation(changeTeamMutation());
  const save = (values: CreateTeam, outcome: Outcome) => {
    if (!team) return creation.mutate(values, outcome);
    const { name, description = null, teamLeadId, isActive } = values;
    change.mutate({ id: team.id, name, description, teamLeadId, isActive }, outcome);
  };
  return { save, isPending: creation.isPending || change.isPending };
}
