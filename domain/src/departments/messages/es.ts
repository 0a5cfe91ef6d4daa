import type { Catalogue } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './en.ts';

export const es = {
  'departments.name': 'Nombre del departamento',
  'departments.nameTaken': ({ name }) => `Ya existe un departamento con el nombre ${name}`,
  'departments.hasRecords': ({ name }) => `${name} no se puede eliminar: tiene datos asociados`,
  'departments.hasPeopleAndTeams': ({ name, users, teams }) => {
    const people = plural('es', users, { one: `${users} persona`, other: `${users} personas` });
    const ofTeams = plural('es', teams, { one: `${teams} equipo`, other: `${teams} equipos` });
    return `${name} no se puede eliminar: todavía tiene ${people} y ${ofTeams}`;
  },
} satisfies Catalogue<typeof en>;
