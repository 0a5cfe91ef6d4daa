import { randomUUID } from 'node:crypto';
import type { FieldChange, NamedPerson } from '@almanac/domain/events/event-change';
import { createTeam, createTeamMember } from '../factories.ts';
import {
  type AuditTable,
  type AuditWorld,
  became,
  changed,
  type ExpectedEntry,
  someone,
  was,
} from './audit-row.ts';

function ofTeam(action: string, entityId: string, ...changes: FieldChange[]): ExpectedEntry {
  return { action, entity: 'team', entityId, changes };
}

function ofMembership(
  action: string,
  entityId: string,
  subject: NamedPerson,
  ...changes: FieldChange[]
): ExpectedEntry {
  return { action, entity: 'membership', entityId, subject, changes };
}

function newTeam({ app, department }: AuditWorld) {
  return createTeam(app.database, { departmentId: department.id });
}

/** A 50 % membership in a new team. */
async function newMembership(
  world: AuditWorld,
  { name, startDate }: { name?: string; startDate?: string } = {},
) {
  const [team, person] = [await newTeam(world), await someone(world, name)];
  const { id } = await createTeamMember(world.app.database, {
    teamId: team.id,
    userId: person.id,
    endDate: '2026-12-31',
    ...(startDate && { startDate }),
  });
  return { id, team, person };
}

const goneMembership = (team: string, startDate = '2020-01-01') => [
  was('team', team),
  was('allocationPercent', 50),
  was('startDate', startDate),
  was('endDate', '2026-12-31'),
  was('isActive', true),
];

export const auditOfTeams: AuditTable = {
  createTeam: [
    {
      title: 'everything of the new team',
      async prepare(world) {
        const [name, lead] = [`Team ${randomUUID()}`, await someone(world)];
        return {
          body: { name, departmentId: world.department.id, teamLeadId: lead.id },
          entries: async ({ id }) => [
            ofTeam(
              'team.created',
              id,
              became('name', name),
              became('department', world.department.name),
              became('teamLead', lead),
              became('isActive', true),
            ),
          ],
        };
      },
    },
  ],
  changeTeam: [
    {
      title: 'only the changed fields',
      async prepare(world) {
        const [lead, next] = [await someone(world, 'Ada'), await someone(world, 'Mia')];
        const { id, name } = await createTeam(world.app.database, {
          departmentId: world.department.id,
          teamLeadId: lead.id,
        });
        return {
          params: { id },
          body: { name, description: 'Servers', teamLeadId: next.id, isActive: true },
          entries: [
            ofTeam('team.changed', id, became('description', 'Servers'), changed('teamLead', lead, next)),
          ],
        };
      },
    },
  ],
  deleteTeam: [
    {
      title: 'the team with its members, and each membership',
      async prepare(world) {
        const { id, team, person } = await newMembership(world);
        return {
          params: { id: team.id },
          entries: [
            ofTeam(
              'team.deleted',
              team.id,
              was('name', team.name),
              was('department', world.department.name),
              was('isActive', true),
              was('member', person),
            ),
            ofMembership('membership.removed', id, person, ...goneMembership(team.name)),
          ],
        };
      },
    },
  ],
  addMember: [
    {
      title: 'everything of the new membership',
      async prepare(world) {
        const [team, person] = [await newTeam(world), await someone(world)];
        const membership = { allocationPercent: 37.5, startDate: '2026-03-02' };
        return {
          body: { teamId: team.id, userId: person.id, ...membership },
          entries: async ({ id }) => [
            ofMembership(
              'membership.added',
              id,
              person,
              became('team', team.name),
              became('allocationPercent', 37.5),
              became('startDate', '2026-03-02'),
              became('isActive', true),
            ),
          ],
        };
      },
    },
  ],
  changeMember: [
    {
      title: 'only the changed fields',
      async prepare(world) {
        const { id, person } = await newMembership(world);
        return {
          params: { memberId: id },
          body: { allocationPercent: 20, startDate: '2020-01-01', endDate: null },
          entries: [
            ofMembership(
              'membership.changed',
              id,
              person,
              changed('allocationPercent', 50, 20),
              was('endDate', '2026-12-31'),
            ),
          ],
        };
      },
    },
  ],
  changeMembers: [
    {
      title: 'only the changed memberships',
      async prepare(world) {
        const [one, same, other] = [
          await newMembership(world, { name: 'Ada' }),
          await newMembership(world, { name: 'Bob' }),
          await newMembership(world, { name: 'Mia' }),
        ];
        return {
          body: {
            updates: [
              { memberId: one.id, allocationPercent: 20 },
              { memberId: same.id, allocationPercent: 50 },
              { memberId: other.id, isActive: false },
            ],
          },
          entries: [
            ofMembership('membership.changed', one.id, one.person, changed('allocationPercent', 50, 20)),
            ofMembership('membership.changed', other.id, other.person, changed('isActive', true, false)),
          ],
        };
      },
    },
  ],
  removeMember: [
    {
      title: 'everything of a future membership',
      async prepare(world) {
        const startDate = '2026-12-01';
        const { id, team, person } = await newMembership(world, { startDate });
        const gone = goneMembership(team.name, startDate);
        return {
          params: { memberId: id },
          entries: [ofMembership('membership.removed', id, person, ...gone)],
        };
      },
    },
    {
      title: 'the end of a started one',
      async prepare(world) {
        const { id, person } = await newMembership(world);
        const ended = changed('endDate', '2026-12-31', '2026-03-01');
        return { params: { memberId: id }, entries: [ofMembership('membership.changed', id, person, ended)] };
      },
    },
  ],
};
