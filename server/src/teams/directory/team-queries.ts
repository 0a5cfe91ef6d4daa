import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { type AliasableExpression, type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';

const { selectFrom } = expressionBuilder<DB>();

/** The teams, for joins in other slices. */
export const teams = selectFrom('teams').select([
  'id',
  'name',
  'names',
  'sorted',
  'departmentId',
  'teamLeadId',
  'isActive',
]);

/** Number of teams in the department. */
export function countTeams(departmentId: Expression<string>): AliasableExpression<number> {
  return selectFrom('teams')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('teams.departmentId', '=', departmentId)
    .$asScalar();
}

/** A period given by the caller or by another table of the query; open-ended without an end. */
interface Days {
  startDate: CalendarDate | Expression<CalendarDate>;
  endDate?: CalendarDate | Expression<CalendarDate>;
}

const memberships = selectFrom('teamMembers as membership');

/** The memberships effective on any of the days, to join. */
export function effectiveMemberships(days: Days) {
  return memberships
    .where(isEffective(days))
    .select([
      'membership.id',
      'membership.version',
      'membership.teamId',
      'membership.userId',
      'membership.allocationTenths',
      'membership.startDate',
      'membership.endDate',
      'membership.isActive',
    ]);
}

/** Whether the person is in the team on any of the days. */
export function isInTeam(userId: Expression<string>, teamId: string, days: Days): Expression<SqlBool> {
  return expressionBuilder<DB>().exists(
    memberships
      .select('membership.id')
      .where('membership.userId', '=', userId)
      .where('membership.teamId', '=', teamId)
      .where(isEffective(days)),
  );
}

function isEffective({ startDate, endDate }: Days): Expression<SqlBool> {
  const eb = expressionBuilder(memberships);
  return eb.and([
    eb('membership.isActive', '=', true),
    eb.or([eb('membership.endDate', 'is', null), eb('membership.endDate', '>=', startDate)]),
    ...(endDate === undefined ? [] : [eb('membership.startDate', '<=', endDate)]),
  ]);
}
