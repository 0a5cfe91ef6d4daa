import { randomUUID } from 'node:crypto';
import { createTeam, createTeamMember } from '../factories.ts';
import {
  type AccessRow,
  type AccessTable,
  admins,
  everyone,
  managers,
  personOf,
  unknownId,
  type World,
} from './access-row.ts';

type Prepare = AccessRow['prepare'];
type Owner = Parameters<Prepare>[2];

const nothing = () => ({});

/** A team of the department; by default of the caller's. */
async function teamOf({ app, ownDepartmentId, otherDepartmentId }: World, owner: Owner): Promise<string> {
  if (owner === 'unknown') return unknownId;
  const departmentId = owner === 'other department' ? otherDepartmentId : ownDepartmentId;
  return (await createTeam(app.database, { departmentId })).id;
}

async function memberOf(world: World, actor: Parameters<Prepare>[1], owner: Owner): Promise<string> {
  if (owner === 'unknown') return unknownId;
  const teamId = await teamOf(world, owner);
  const userId = await personOf(world, actor, owner);
  return (await createTeamMember(world.app.database, { teamId, userId })).id;
}

const theTeam: Prepare = async (world, _actor, owner) => ({ params: { id: await teamOf(world, owner) } });
const partOfTheTeam: Prepare = async (world, _actor, owner) => ({
  params: { teamId: await teamOf(world, owner) },
});
const theMember: Prepare = async (world, actor, owner) => ({
  params: { memberId: await memberOf(world, actor, owner) },
});
const thePerson: Prepare = async (world, actor, owner) => ({
  params: { userId: await personOf(world, actor, owner) },
});
const theColleague: Prepare = async (world, actor, owner) => ({
  params: { id: await personOf(world, actor, owner) },
});
const withBody =
  (prepare: Prepare, body: object): Prepare =>
  async (...about) => ({ ...(await prepare(...about)), body });

function readTeam(prepare: Prepare): [AccessRow, ...AccessRow[]] {
  return [
    { about: 'own department', prepare, answers: everyone(200) },
    { about: 'other department', prepare, answers: everyone(200) },
    { about: 'unknown', prepare, answers: everyone(404) },
  ];
}

function writeTeam(prepare: Prepare, status: number): [AccessRow, ...AccessRow[]] {
  return [
    { about: 'own department', prepare, answers: admins(status) },
    { about: 'other department', prepare, answers: admins(status) },
    { about: 'unknown', prepare, answers: admins(404) },
  ];
}

function writeMember(prepare: Prepare, status: number): [AccessRow, ...AccessRow[]] {
  return [{ about: 'own', prepare, answers: admins(status) }, ...writeTeam(prepare, status)];
}

function readLoad(prepare: Prepare): [AccessRow, ...AccessRow[]] {
  return [
    { about: 'own', prepare, answers: everyone(200) },
    { about: 'own department', prepare, answers: managers(200) },
    { about: 'other department', prepare, answers: managers(200) },
    { about: 'unknown', prepare, answers: managers(404) },
  ];
}

export const accessToTeams: AccessTable = {
  createTeam: [
    {
      about: 'own department',
      prepare: ({ ownDepartmentId: departmentId }) => ({
        body: { name: `Team ${randomUUID()}`, departmentId },
      }),
      answers: admins(201),
    },
  ],
  listTeams: [{ about: 'nobody', prepare: nothing, answers: everyone(200) }],
  exportTeams: [{ about: 'nobody', prepare: nothing, answers: managers(200) }],
  readTeam: readTeam(theTeam),
  changeTeam: writeTeam(withBody(theTeam, { description: 'Changed' }), 200),
  deleteTeam: writeTeam(theTeam, 204),
  readTeams: [
    {
      about: 'other department',
      prepare: async (world, _actor, owner) => ({ body: { teamIds: [await teamOf(world, owner)] } }),
      answers: everyone(200),
    },
  ],
  checkTeamName: [
    {
      about: 'other department',
      prepare: ({ otherDepartmentId: departmentId }) => ({ query: { name: 'Design', departmentId } }),
      answers: everyone(200),
    },
  ],
  searchPeople: [{ about: 'nobody', prepare: nothing, answers: everyone(200) }],
  readPerson: [
    { about: 'own department', prepare: theColleague, answers: everyone(200) },
    { about: 'other department', prepare: theColleague, answers: everyone(200) },
    { about: 'unknown', prepare: theColleague, answers: everyone(404) },
  ],
  listMembers: readTeam(partOfTheTeam),
  readTeamCapacity: readTeam(partOfTheTeam),
  addMember: [
    {
      about: 'own',
      async prepare(world, actor) {
        const teamId = await teamOf(world, 'own department');
        return {
          body: { teamId, userId: actor.id, allocationPercent: 50, startDate: '2026-03-02' },
        };
      },
      answers: admins(201),
    },
    {
      about: 'unknown',
      prepare: (_world, actor) => ({
        body: { teamId: unknownId, userId: actor.id, allocationPercent: 50, startDate: '2026-03-02' },
      }),
      answers: admins(404),
    },
  ],
  changeMember: writeMember(withBody(theMember, { allocationPercent: 20 }), 200),
  changeMembers: writeMember(
    async (world, actor, owner) => ({
      body: { updates: [{ memberId: await memberOf(world, actor, owner), allocationPercent: 20 }] },
    }),
    200,
  ),
  removeMember: writeMember(theMember, 204),
  listMyTeams: [{ about: 'own', prepare: nothing, answers: everyone(200) }],
  readMyAllocations: [{ about: 'own', prepare: nothing, answers: everyone(200) }],
  listLoads: [{ about: 'own', prepare: nothing, answers: everyone(200) }],
  readAllocations: readLoad(thePerson),
  validateAllocation: readLoad(async (world, actor, owner) => ({
    query: { userId: await personOf(world, actor, owner), allocationPercent: '20' },
  })),
};
