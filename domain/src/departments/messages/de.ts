import type { Catalogue } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './en.ts';

export const de = {
  'departments.name': 'Name der Abteilung',
  'departments.nameTaken': ({ name }) => `Es gibt bereits eine Abteilung mit dem Namen ${name}`,
  'departments.hasRecords': ({ name }) =>
    `${name} kann nicht gelöscht werden: Es sind noch Einträge zugeordnet`,
  'departments.hasPeopleAndTeams': ({ name, users, teams }) => {
    const people = plural('de', users, { one: `${users} Person`, other: `${users} Personen` });
    const ofTeams = plural('de', teams, { one: `${teams} Team`, other: `${teams} Teams` });
    return `${name} kann nicht gelöscht werden; noch zugeordnet: ${people} und ${ofTeams}`;
  },
} satisfies Catalogue<typeof en>;
