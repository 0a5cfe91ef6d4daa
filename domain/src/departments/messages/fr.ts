import type { Catalogue } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './en.ts';

export const fr = {
  'departments.name': 'Nom du service',
  'departments.nameTaken': ({ name }) => `Il existe déjà un service nommé ${name}`,
  'departments.hasRecords': ({ name }) => `Impossible de supprimer ${name} : des données y sont rattachées`,
  'departments.hasPeopleAndTeams': ({ name, users, teams }) => {
    const people = plural('fr', users, { one: `${users} personne`, other: `${users} personnes` });
    const ofTeams = plural('fr', teams, { one: `${teams} équipe`, other: `${teams} équipes` });
    return `Impossible de supprimer ${name} : ${people} et ${ofTeams} y sont rattachées`;
  },
} satisfies Catalogue<typeof en>;
