import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Leaving } from '@almanac/domain/time-off/leaving/schema';
import { onePerson, people } from '../../people/accounts/people-queries.ts';
import { personReference } from '../../people/accounts/person-reference.ts';
import type { Reader } from '../../platform/database/database.ts';
import { teams } from '../../teams/directory/team-queries.ts';
import { peopleInApprovalScope } from '../../teams/members/scope-queries.ts';
import { isHidden } from '../requests/queries.ts';

const mostWaiting = 100;

/** Reads the teams that the person leads, by name. */
export function readLedTeams(database: Reader, userId: string) {
  return database
    .selectFrom(teams.as('team'))
    .select(['team.id', 'team.name'])
    .where('team.teamLeadId', '=', userId)
    .orderBy('team.sorted')
    .orderBy('team.id')
    .execute();
}

/** Reads the pending requests that a manager decides, the oldest first; nothing of who is no manager. */
export async function readWaitingRequests(
  database: Reader,
  userId: string,
  today: CalendarDate,
): Promise<Leaving['waitingRequests']> {
  const manager = await database
    .selectFrom(onePerson(userId).as('person'))
    .select(['person.id', 'person.role', 'person.departmentId'])
    .where('person.role', '=', 'MANAGER')
    .executeTakeFirst();
  if (!manager) return [];
  const viewer = { ...manager, departmentId: manager.departmentId ?? undefined };
  const rows = await database
    .selectFrom('timeOffRequests as request')
    .innerJoin(peopleInApprovalScope(viewer, today).as('person'), 'person.id', 'request.requesterId')
    .select(['request.id', 'request.type', 'request.status', 'request.startDate', 'request.endDate'])
    .select(['person.id as personId', 'person.name', 'person.email'])
    .where('request.status', '=', 'PENDING')
    .where((eb) => eb.not(isHidden(viewer)))
    .orderBy('request.createdAt')
    .orderBy('request.id')
    .limit(mostWaiting)
    .execute();
  return rows.map(({ personId, name, email, ...request }) => ({
    ...request,
    requester: personReference({ id: personId, name, email }),
  }));
}

/** Reads who takes over what the person leads; nothing where that is not settled. */
export async function readSuccessor(database: Reader, userId: string) {
  const successor = await database
    .selectFrom(onePerson(userId).as('person'))
    .innerJoin(people.as('successor'), 'successor.id', 'person.successorId')
    .select(['successor.id', 'successor.name', 'successor.email', 'successor.isActive'])
    .executeTakeFirst();
  return successor;
}

/** Reads the ids of the active people whose last day is over. */
export async function readPeopleToEnd(database: Reader, today: CalendarDate): Promise<string[]> {
  const rows = await database
    .selectFrom(people.as('person'))
    .select('person.id')
    .where('person.isActive', '=', true)
    .where('person.employmentEnd', '<', today)
    .orderBy('person.id')
    .execute();
  return rows.map(({ id }) => id);
}
