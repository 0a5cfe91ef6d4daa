import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { useMutation } from '@tanstack/react-query';
import { addMemberMutation, changeMemberMutation } from './api.ts';

export interface MemberFormValues {
  userId: string;
  /** Kept with the form so that a restored draft can say who was chosen; it is not sent. */
  userName: string;
  allocationPercent: number;
  startDate: string;
  endDate?: string | null | undefined;
}

interface Outcome {
  onSuccess: (saved: TeamMember) => void;
  onError: (error: Error) => void;
}

/** Saves what a member form holds: as a change of the membership, or as a new one where there is none. */
export function useSaveMember(teamId: string, member: TeamMember | undefined) {
  const addition = useMutation(addMemberMutation());
  const change = useMutation(changeMemberMutation());
  const save = (
    { userId, allocationPercent, startDate, endDate = null }: Omit<MemberFormValues, 'userName'>,
    outcome: Outcome,
  ) => {
    if (!member) return addition.mutate({ teamId, userId, allocationPercent, startDate, endDate }, outcome);
    change.mutate({ memberId: member.id, allocationPercent, startDate, endDate, isActive: true }, outcome);
  };
  return { save, isPending: addition.isPending || change.isPending };
}
