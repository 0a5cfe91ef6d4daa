import { expect, test } from 'vitest';
import {
  checkMayManageTeams,
  checkNewMember,
  checkTeamExport,
  checkTeamLead,
  teamNameTaken,
} from './team-rules.ts';

test.each([
  ['SYSTEM_ADMIN', false],
  ['HR_ADMIN', false],
  ['MANAGER', true],
  ['EMPLOYEE', true],
] as const)('teams are managed by administrators: %s refused is %s', (role, refused) => {
  expect(checkMayManageTeams({ role })).toMatchObject(refused ? { refused, code: 'FORBIDDEN' } : { refused });
});

test.each([
  ['SYSTEM_ADMIN', false],
  ['HR_ADMIN', false],
  ['MANAGER', false],
  ['EMPLOYEE', true],
] as const)('allocations are exported by those who may see them: %s refused is %s', (role, refused) => {
  expect(checkTeamExport({ role })).toMatchObject(refused ? { refused, code: 'FORBIDDEN' } : { refused });
});

test.each([
  [{ isActive: true }, false],
  [{ isActive: false }, true],
  [undefined, true],
])('the lead and members of a team are active users: %j refused is %s', (person, refused) => {
  expect(checkTeamLead(person)).toMatchObject(
    refused
      ? { issues: [{ path: 'teamLeadId', message: 'The team lead must be an active user' }] }
      : { refused },
  );
  expect(checkNewMember(person)).toMatchObject(
    refused ? { issues: [{ path: 'userId', message: 'A new member must be an active user' }] } : { refused },
  );
});

test('a duplicate name is refused with the name', () => {
  expect(teamNameTaken('Platform')).toMatchObject({
    code: 'TEAM_NAME_TAKEN',
    message: 'This department already has a team named "Platform"',
  });
});
