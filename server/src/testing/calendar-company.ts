import { type Role, roles } from '@almanac/domain/access/role';
import { addDays } from '@almanac/domain/calendar/calendar-date';
import { audiences } from '@almanac/domain/leave/types/leave-type';
import { type Half, halfDays } from '@almanac/domain/work-time/half-day';
import { chance } from './chance.ts';
import {
  createDepartment,
  createRequest,
  createTeam,
  createTeamMember,
  createType,
  createUser,
} from './factories.ts';
import { type TestActor, type TestApp, testApp } from './test-app.ts';

/** A random company with absences of all kinds. */
export interface CalendarCompany {
  app: TestApp;
  /** All of one department and one team. */
  viewers: Record<Role, TestActor>;
  /** The ids of those whose requests the viewer sees. */
  sightOf: Record<Role, ReadonlySet<string>>;
  departmentId: string;
  ledTeamId: string;
  someoneId: string;
}

export const calendarPeriod = { startDate: '2026-03-09', endDate: '2026-03-29' };
const people = 60;

const { pick, below, oneIn } = chance(32);

function recordOf<Key extends string, Value>(keys: readonly Key[], values: readonly Value[]) {
  return Object.fromEntries(keys.map((key, index) => [key, values[index]])) as Record<Key, Value>;
}

export async function foundCalendarCompany(): Promise<CalendarCompany> {
  const app = await testApp({ today: '2026-03-02' });
  const { id: departmentId } = await createDepartment(app.database);
  const signedIn = await Promise.all(roles.map((role) => app.signedIn(role, { departmentId })));
  const viewers = recordOf(roles, signedIn);
  const teams = await teamsOf(app, viewers);
  const types = await typesOf(app);
  const hired = [];
  for (let number = 0; number < people; number += 1) {
    hired.push(await hire(app, { departmentId, ...teams }));
  }
  const viewerIds = signedIn.map(({ id }) => id);
  const everyone = [...hired.map(({ id }) => id), ...viewerIds];
  for (const requesterId of everyone) {
    await bookAbsences(app, { requesterId, decidedById: viewers.HR_ADMIN.id, types });
  }
  const ofManager = hired.filter(({ isInScope }) => isInScope).map(({ id }) => id);
  return {
    app,
    viewers,
    sightOf: {
      EMPLOYEE: new Set([viewers.EMPLOYEE.id]),
      MANAGER: new Set([...ofManager, ...viewerIds]),
      HR_ADMIN: new Set(everyone),
      SYSTEM_ADMIN: new Set(everyone),
    },
    departmentId,
    ledTeamId: teams.ledTeamId,
    someoneId: hired.at(-1)?.id ?? '',
  };
}

interface Groups {
  otherId: string;
  ledTeamId: string;
  sharedTeamId: string;
}

async function teamsOf({ database }: TestApp, viewers: CalendarCompany['viewers']): Promise<Groups> {
  const { id: otherId } = await createDepartment(database);
  const led = await createTeam(database, { departmentId: otherId, teamLeadId: viewers.MANAGER.id });
  const shared = await createTeam(database, { departmentId: otherId });
  for (const { id: userId } of Object.values(viewers)) {
    await createTeamMember(database, { teamId: shared.id, userId });
  }
  return { otherId, ledTeamId: led.id, sharedTeamId: shared.id };
}

async function typesOf({ database }: TestApp): Promise<string[]> {
  for (const shownTo of audiences) {
    for (const isAway of [true, false]) {
      const code = `${shownTo}_${isAway ? 'AWAY' : 'HERE'}`;
      await createType(database, { code, name: code, shownTo, isAway, unit: isAway ? 'HOUR' : 'DAY' });
    }
  }
  const types = await database.selectFrom('leaveTypes').select('code').orderBy('code').execute();
  return types.map(({ code }) => code);
}

async function hire({ database }: TestApp, groups: Groups & { departmentId: string }) {
  const { startDate, endDate } = calendarPeriod;
  const [isActive, isOfDepartment, isLed] = [!oneIn(8), oneIn(3), oneIn(4)];
  const { id } = await createUser(database, {
    isActive,
    name: oneIn(10) ? '' : `Person "${below(1000)}"`,
    departmentId: isOfDepartment ? groups.departmentId : groups.otherId,
    employmentStart: oneIn(5) ? addDays(startDate, below(10)) : null,
    employmentEnd: oneIn(5) ? addDays(endDate, -below(10)) : null,
  });
  if (isLed) await createTeamMember(database, { teamId: groups.ledTeamId, userId: id });
  if (oneIn(4)) await createTeamMember(database, { teamId: groups.sharedTeamId, userId: id });
  return { id, isInScope: isActive && (isOfDepartment || isLed) };
}

interface Booked {
  requesterId: string;
  decidedById: string;
  types: readonly string[];
}

/** Books one absence after the other, some without a gap, across both bounds of the period. */
async function bookAbsences({ database }: TestApp, { requesterId, decidedById, types }: Booked) {
  let startDate = addDays(calendarPeriod.startDate, -below(20));
  while (startDate <= addDays(calendarPeriod.endDate, 5)) {
    const days = below(6);
    const endDate = addDays(startDate, days);
    const startHalf = pick<Half>(halfDays);
    const endHalf = days === 0 ? startHalf : pick<Half>(halfDays);
    const status = pick(['PENDING', 'APPROVED', 'APPROVED', 'APPROVED', 'REJECTED', 'CANCELLED'] as const);
    const isDecided = status === 'APPROVED' || status === 'REJECTED';
    await createRequest(database, {
      ...{ requesterId, type: pick(types), status, startDate, endDate, startHalf, endHalf },
      ...(days === 0 && oneIn(2) && { minutes: 60 }),
      ...(isDecided && { decidedById }),
    });
    startDate = addDays(endDate, 1 + (oneIn(2) ? 0 : below(3)));
  }
}
