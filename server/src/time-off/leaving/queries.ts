import type { Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { visibleType } from '@almanac/domain/leave/types/leave-type';
import type { Leaving } from '@almanac/domain/time-off/leaving/schema';
import { blockingStatuses } from '@almanac/domain/time-off/requests/request-status';
import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { storedTypes } from '../../leave/facts/rule-facts-queries.ts';
import { byCode } from '../../leave/types/type-queries.ts';
import { onePerson, people } from '../../people/accounts/records/people-queries.ts';
import { personReference } from '../../people/accounts/records/person-reference.ts';
import type { Reader } from '../../platform/database/database.ts';
import { jsonRows } from '../../platform/database/statements/json-rows.ts';
import type { DB } from '../../platform/database/tables.ts';
import { teams } from '../../teams/directory/team-queries.ts';
import { storedMemberships } from '../../teams/members/membership-queries.ts';
import { peopleInApprovalScope } from '../../teams/members/scope-queries.ts';
import { isHidden } from '../requests/records/visibility-queries.ts';

const maxPendingRequests = 100;

/**
 * Reads a leaver: their approval scope, their successor, and their open requests, memberships and teams; undefined if
 * there is no such person.
 */
export async function readLeaver(database: Reader, userId: string, viewer: Pick<Viewer, 'id' | 'role'>) {
  const row = await database
    .selectFrom(onePerson(userId).as('person'))
    .leftJoin(people.as('successor'), 'successor.id', 'person.successorId')
    .select(['person.id', 'person.role', 'person.departmentId', 'person.employmentEnd'])
    .select(['successor.id as successorId', 'successor.name', 'successor.email'])
    .select([
      storedTypes(),
      jsonRows(openRequestsOf(userId)).as('requests'),
      storedMemberships(userId).as('memberships'),
      jsonRows(teamsLedBy(userId)).as('ledTeams'),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, role, departmentId, successorId, name, email, types, requests, ...theirs } = row;
  const typesByCode = byCode(types);
  const seenBy = { role: viewer.role, isRequester: viewer.id === id };
  return {
    decidesAs: { id, role, departmentId: departmentId ?? undefined },
    ...(successorId !== null &&
      name !== null &&
      email !== null && { successor: personReference({ id: successorId, name, email }) }),
    requests: requests.map(({ type, ...request }) => ({
      ...request,
      type: visibleType(typesByCode.get(type), seenBy, true).code,
    })),
    ...theirs,
  };
}

const { selectFrom } = expressionBuilder<DB>();

function openRequestsOf(userId: string) {
  return selectFrom('timeOffRequests')
    .select(({ ref }) =>
      jsonBuildObject({
        id: ref('id'),
        type: ref('type'),
        status: ref('status'),
        startDate: ref('startDate'),
        endDate: ref('endDate'),
      }).as('row'),
    )
    .where('requesterId', '=', userId)
    .where('status', 'in', blockingStatuses)
    .orderBy('startDate');
}

function teamsLedBy(userId: string) {
  return selectFrom(teams.as('team'))
    .select(({ ref }) =>
      jsonBuildObject({ id: ref('team.id'), name: ref('team.name'), names: ref('team.names') }).as('row'),
    )
    .where('team.teamLeadId', '=', userId)
    .orderBy('team.sorted')
    .orderBy('team.id');
}

/** The pending requests that the viewer can decide, oldest first. */
export async function readWaitingRequests(
  database: Reader,
  viewer: Viewer,
  today: CalendarDate,
): Promise<Leaving['waitingRequests']> {
  const rows = await database
    .selectFrom('timeOffRequests as request')
    .innerJoin(peopleInApprovalScope(viewer, today).as('person'), 'person.id', 'request.requesterId')
    .select(['request.id', 'request.type', 'request.status', 'request.startDate', 'request.endDate'])
    .select(['person.id as personId', 'person.name', 'person.email'])
    .where('request.status', '=', 'PENDING')
    .where((eb) => eb.not(isHidden(viewer)))
    .orderBy('request.createdAt')
    .orderBy('request.id')
    .limit(maxPendingRequests)
    .execute();
  return rows.map(({ personId, name, email, ...request }) => ({
    ...request,
    requester: personReference({ id: personId, name, email }),
  }));
}

/** The person's successor, if set. */
export async function readSuccessor(database: Reader, userId: string) {
  const successor = await database
    .selectFrom(onePerson(userId).as('person'))
    .innerJoin(people.as('successor'), 'successor.id', 'person.successorId')
    .select(['successor.id', 'successor.name', 'successor.email', 'successor.isActive'])
    .executeTakeFirst();
  return successor;
}

/** The ids of active people whose last day has passed, and of leavers with teams to pass on. */
export async function readPeopleToOffboard(database: Reader, today: CalendarDate): Promise<string[]> {
  const deactivatedLeads = database
    .selectFrom(teams.as('team'))
    .innerJoin(people.as('person'), 'person.id', 'team.teamLeadId')
    .innerJoin(people.as('successor'), 'successor.id', 'person.successorId')
    .select('person.id')
    .where('person.isActive', '=', false)
    .where('person.employmentEnd', '<', today)
    .where('successor.isActive', '=', true);
  const rows = await database
    .selectFrom(people.as('person'))
    .select('person.id')
    .where('person.isActive', '=', true)
    .where('person.employmentEnd', '<', today)
    .union(deactivatedLeads)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
