import { plural } from '../../language/plural.ts';

export const en = {
  'departments.name': 'Department name',
  'departments.nameTaken': ({ name }: { name: string }) =>
    `There is a department with the name ${name} already`,
  'departments.hasRecords': ({ name }: { name: string }) => `${name} cannot be deleted: records belong to it`,
  'departments.hasPeopleAndTeams': ({
    name,
    users,
    teams,
  }: {
    name: string;
    users: number;
    teams: number;
  }) => {
    const people = plural('en', users, { one: `${users} person`, other: `${users} people` });
    const ofTeams = plural('en', teams, { one: `${teams} team`, other: `${teams} teams` });
    return `${name} cannot be deleted: ${people} and ${ofTeams} belong to it`;
  },
};
