import type { Role } from '@almanac/domain/access/role';
import type { AliasableExpression } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { createDepartment, createTeam, createTeamMember, createUser } from '../../testing/factories.ts';
import {
  managersOf,
  peopleInApprovalScope,
  peopleWithVisibleAbsences,
  visiblePeople,
} from './scope-queries.ts';

const today = '2026-03-04';
let postgres: TestDatabase;
let sales: string;
let legal: string;
beforeAll(async () => {
  postgres = await testDatabase();
  sales = (await createDepartment(postgres.database)).id;
  legal = (await createDepartment(postgres.database)).id;
});
afterAll(() => postgres.drop());

function person(role: Role, departmentId: string | null, isActive = true) {
  return createUser(postgres.database, { role, departmentId, isActive });
}
type TestPerson = Awaited<ReturnType<typeof person>>;

async function team(
  teamLeadId: string,
  members: { user: TestPerson; startDate?: string; endDate?: string; isActive?: boolean }[],
  isActive = true,
) {
  const { id: teamId } = await createTeam(postgres.database, { departmentId: legal, teamLeadId, isActive });
  for (const { user, ...membership } of members) {
    await createTeamMember(postgres.database, { teamId, userId: user.id, ...membership });
  }
}

async function idsOf(query: AliasableExpression<{ id: string }>) {
  const rows = await postgres.database.selectFrom(query.as('found')).select('found.id').execute();
  return rows.map(({ id }) => id);
}

function viewerOf({ id, role, departmentId }: TestPerson) {
  return { id, role, departmentId: departmentId ?? undefined };
}

test('approval scopes and approvers agree, from either side', async () => {
  const [head, lead, formerLead, gone] = [
    await person('MANAGER', sales),
    await person('MANAGER', null),
    await person('MANAGER', null),
    await person('MANAGER', sales, false),
  ];
  const managers = [head, lead, formerLead, gone];
  const seller = await person('EMPLOYEE', sales);
  const left = await person('EMPLOYEE', sales, false);
  const lawyer = await person('EMPLOYEE', legal);
  const [later, over, switchedOff] = [
    await person('EMPLOYEE', legal),
    await person('EMPLOYEE', null),
    await person('EMPLOYEE', null),
  ];
  await team(lead.id, [
    { user: lawyer, startDate: today, endDate: today },
    { user: lead },
    { user: seller },
    { user: left },
    { user: later, startDate: '2026-03-05' },
    { user: over, endDate: '2026-03-03' },
    { user: switchedOff, isActive: false },
  ]);
  await team(formerLead.id, [{ user: lawyer }, { user: over }], false);
  await team(gone.id, [{ user: over }]);
  const everyone = [...managers, seller, left, lawyer, later, over, switchedOff];

  for (const manager of managers.filter(({ isActive }) => isActive)) {
    const decidesFor = await idsOf(peopleInApprovalScope(viewerOf(manager), today));
    for (const each of everyone) {
      const asked = await idsOf(managersOf([each.id], today));
      expect(asked.includes(manager.id)).toBe(decidesFor.includes(each.id));
    }
  }
  const ids = (...those: TestPerson[]) => those.map(({ id }) => id).sort();
  expect((await idsOf(peopleInApprovalScope(viewerOf(head), today))).sort()).toEqual(ids(seller));
  expect((await idsOf(peopleInApprovalScope(viewerOf(lead), today))).sort()).toEqual(ids(seller, lawyer));
  expect(await idsOf(peopleInApprovalScope(viewerOf(formerLead), today))).toEqual([]);
  expect((await idsOf(visiblePeople(viewerOf(lead), today))).sort()).toEqual(ids(lead, seller, lawyer));
  expect((await idsOf(managersOf([seller.id, lead.id], today))).sort()).toEqual(ids(head, lead));
  expect(await idsOf(managersOf([lead.id], today))).toEqual([]);
  expect(await idsOf(managersOf([left.id, over.id], today))).toEqual([]);
});

test('visible absences follow the setting: scope, then department and shared teams, then all', async () => {
  const ops = (await createDepartment(postgres.database)).id;
  const [viewer, colleague, teammate, formerTeammate, led, stranger] = [
    await person('EMPLOYEE', ops),
    await person('EMPLOYEE', ops),
    await person('EMPLOYEE', legal),
    await person('EMPLOYEE', legal),
    await person('EMPLOYEE', legal),
    await person('EMPLOYEE', legal),
  ];
  const period = { startDate: today, endDate: today };
  const elsewhere = await person('MANAGER', null);
  await team(elsewhere.id, [
    { user: viewer },
    { user: teammate },
    { user: formerTeammate, endDate: '2026-03-03' },
  ]);
  await team(elsewhere.id, [{ user: viewer }, { user: stranger }], false);
  await team(viewer.id, [{ user: led }]);
  const known = [viewer, colleague, teammate, formerTeammate, led, stranger];
  const seen = async (visibility: 'company' | 'department' | 'none', by = viewer) => {
    const ids = await idsOf(peopleWithVisibleAbsences({ viewer: viewerOf(by), today, visibility, period }));
    return known.filter(({ id }) => ids.includes(id));
  };
  expect(await seen('none')).toEqual([viewer]);
  expect(await seen('department')).toEqual([viewer, colleague, teammate, led]);
  expect(await seen('company')).toEqual(known);
  expect(await seen('none', await person('HR_ADMIN', null))).toEqual(known);
  expect(await seen('none', await person('MANAGER', ops))).toEqual([viewer, colleague]);
});
