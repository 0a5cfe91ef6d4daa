import type { Period } from '@almanac/domain/calendar/period';
import type { Half } from '@almanac/domain/work-time/half-day';
import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { workFactsOf } from '../../leave/facts/work-facts.ts';
import { storedWork } from '../../leave/facts/work-queries.ts';
import type { People } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { jsonRows } from '../../platform/database/statements/json-rows.ts';
import type { DB } from '../../platform/database/tables.ts';
import { teams } from '../../teams/directory/team-queries.ts';
import {
  activeMemberships,
  allocationsWhileEmployed,
  storedAllocations,
} from '../../teams/members/membership-queries.ts';
import { absencesIn } from '../presence/queries.ts';
import { withHours } from '../requests/records/hours-of-row.ts';

/**
 * The active members' contributions in the period, their working patterns, and absences of the visible ones; undefined
 * if there is no such team.
 */
export async function readStaffing(database: Reader, teamId: string, seen: People, period: Period) {
  const members = activeMemberships(teamId, period).select('membership.userId');
  const stored = await database
    .selectFrom(teams.as('team'))
    .where('team.id', '=', teamId)
    .select([
      storedAllocations(teamId, period).as('allocations'),
      jsonRows(absencesOf(seen.where('person.id', 'in', members), period)).as('absences'),
      ...storedWork(members),
    ])
    .executeTakeFirst();
  if (!stored) return undefined;
  const { allocations, absences, ...work } = stored;
  return {
    memberships: allocationsWhileEmployed(allocations, period),
    absences: absences.map(withHours),
    works: workFactsOf(work),
  };
}

function absencesOf(members: People, period: Period) {
  return expressionBuilder<DB>()
    .selectFrom(absencesIn(period).as('absence'))
    .innerJoin(members.as('person'), 'person.id', 'absence.requesterId')
    .select(({ ref }) =>
      jsonBuildObject({
        requesterId: ref('absence.requesterId'),
        startDate: ref('absence.startDate'),
        endDate: ref('absence.endDate'),
        startHalf: ref('absence.startHalf').$castTo<Half>(),
        endHalf: ref('absence.endHalf').$castTo<Half>(),
        minutes: ref('absence.minutes'),
        minutesHalf: ref('absence.minutesHalf').$castTo<Half | null>(),
      }).as('row'),
    );
}
