import { checkWithinCapacity } from '@almanac/domain/teams/members/allocation';
import { checkMembershipPeriod } from '@almanac/domain/teams/members/membership-period';
import { toTenths } from '@almanac/domain/teams/members/percent';
import { AddMember } from '@almanac/domain/teams/members/schema';
import { z } from 'zod';

/**
 * The schema of a membership with the rules that can be judged before it is sent. The remaining capacity, in
 * percent, is unknown while it is being asked for; the server decides then.
 */
export function memberFormSchema(remainingCapacity: number | undefined) {
  return AddMember.omit({ teamId: true })
    .extend({ userName: z.string() })
    .superRefine(({ allocationPercent, startDate, endDate }, context) => {
      let decision = checkMembershipPeriod({ startDate, endDate: endDate ?? undefined });
      if (!decision.refused && remainingCapacity !== undefined) {
        decision = checkWithinCapacity(toTenths(allocationPercent), toTenths(remainingCapacity));
      }
      if (!decision.refused) return;
      for (const { path, message } of decision.issues ?? []) {
        context.addIssue({ code: 'custom', path: [path], message });
      }
    });
}
