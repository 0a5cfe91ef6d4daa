import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createTeam, createTeamMember, createUser } from '../../testing/factories.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ today: '2026-08-12' });
});
afterAll(() => app.close());

test('teams are exported with all allocations, including teams without members, in list order', async () => {
  const { id: departmentId, name: department } = await createDepartment(app.database);
  const manager = await app.signedIn('MANAGER');
  const lead = await createUser(app.database, { name: 'Lea' });
  const mia = await createUser(app.database, { name: 'Mia' });
  const zebra = await createTeam(app.database, { departmentId, name: 'Zebra' });
  const team = await createTeam(app.database, { departmentId, name: 'Äpfel', teamLeadId: lead.id });
  const member = await createTeamMember(app.database, {
    teamId: team.id,
    userId: mia.id,
    allocationTenths: 655,
    startDate: '2026-01-01',
    endDate: '2026-06-30',
  });
  const { body } = await manager.get(`/teams/export?departmentId=${departmentId}`);
  const columns =
    'team,department,isActive,teamLead,teamLeadEmail,member,memberEmail,allocationPercent,startDate,endDate,status,teamId,memberId';
  expect(body).toBe(
    `\uFEFF${columns}\n` +
      `Äpfel,${department},true,Lea,${lead.email},Mia,${mia.email},65.5,2026-01-01,2026-06-30,Ended,${team.id},${member.id}\n` +
      `Zebra,${department},true,,,,,,,,,${zebra.id},\n`,
  );
});
