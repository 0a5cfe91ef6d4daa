import { checkUserManager } from '@almanac/domain/access/admin-rules';
import { approvalScope } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { nameIn } from '@almanac/domain/language/names';
import { rulesOn } from '@almanac/domain/leave/plans/plan';
import { numberOf } from '@almanac/domain/leave/types/amount';
import { checkEmploymentDays } from '@almanac/domain/people/accounts/employment-rules';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { continuesAfter } from '@almanac/domain/teams/members/membership-period';
import { payableAfter } from '@almanac/domain/time-off/balances/engine/account';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { message } from '@almanac/domain/time-off/leaving/messages/message';
import type { Leaving, ReadLeaving } from '@almanac/domain/time-off/leaving/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { percentOf } from '../../teams/members/membership-queries.ts';
import { readAccountFacts } from '../balances/facts/account-facts.ts';
import { readLeaver, readWaitingRequests } from './queries.ts';

export async function readLeaving(
  { database, actor, today, texts }: UseCaseContext,
  { id, lastDay }: { id: string } & ReadLeaving,
): Promise<Outcome<Leaving, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  const permission = checkUserManager(actor);
  if (permission.refused) return permission;
  const leaver = await readLeaver(database, id, actor);
  if (!leaver) return notFound(message('time-off.leaving.user'));
  const stored = { employmentEnd: leaver.employmentEnd ?? undefined };
  const day = checkEmploymentDays({ employmentEnd: lastDay }, stored, today, 'lastDay');
  if (day.refused) return day;
  const { decidesAs, requests, memberships, ledTeams, successor } = leaver;
  const isManager = approvalScope(decidesAs).reach === 'department-and-led-teams';
  return {
    lastDay,
    pendingRequests: requests.filter(({ status }) => status === 'PENDING'),
    laterLeave: requests.filter(({ endDate }) => endDate > lastDay),
    memberships: memberships
      .filter(({ endDate }) => continuesAfter({ endDate: endDate ?? undefined }, lastDay))
      .map(({ id: memberId, teamId, teamName, teamNames, ...membership }) => ({
        id: memberId,
        team: { id: teamId, name: nameIn(texts.language, { name: teamName, names: teamNames }) },
        ...percentOf(membership),
      })),
    ledTeams: ledTeams.map((team) => ({ id: team.id, name: nameIn(texts.language, team) })),
    waitingRequests: isManager ? await readWaitingRequests(database, decidesAs, today) : [],
    payable: (await readAccountFacts({ database, actor }, id)).flatMap((facts) => payableOf(facts, lastDay)),
    ...(successor && { successor }),
  };
}

/** The account's balance on the last day; undefined for counted types and types without balance. */
function payableOf(facts: LeaveFacts, lastDay: CalendarDate): Leaving['payable'] {
  const { code: type, unit } = facts.type;
  const amount = payableAfter(lastDay, facts);
  if (amount === undefined || (amount === 0 && !rulesOn(facts, lastDay))) return [];
  return [{ type, unit, amount: numberOf(amount, unit) }];
}
