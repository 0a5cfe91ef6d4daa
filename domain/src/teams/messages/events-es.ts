import { dateText } from '../../calendar/date-text.ts';
import { formatPercent } from '../../language/formats.ts';
import type { Catalogue } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './events-en.ts';

export const es = {
  'teams.events.created': ({ name, department }) => `Equipo creado: ${name}, en ${department}`,
  'teams.events.passedOn': ({ name, leaver, successor }, texts) =>
    `${texts.text(successor)} pasa a dirigir el equipo ${name} después de ${texts.text(leaver)}`,
  'teams.events.changed': ({ name }) => `Equipo modificado: ${name}`,
  'teams.events.renamed': ({ before, name }) => `Equipo ${before} modificado: ahora ${name}`,
  'teams.events.deleted': ({ name, members }) =>
    plural('es', members, {
      one: `Equipo ${name} eliminado con 1 miembro`,
      other: `Equipo ${name} eliminado con ${members} miembros`,
    }),
  'teams.events.allocation': ({ percent, startDate, endDate, isActive }, { locale }) => {
    const end = endDate === undefined ? '' : ` hasta el ${dateText(endDate, locale)}`;
    const state = isActive ? '' : ', inactiva';
    return `${formatPercent(percent, locale)} desde el ${dateText(startDate, locale)}${end}${state}`;
  },
  'teams.events.memberAdded': ({ person, team, allocation }, texts) =>
    `Miembro añadido al equipo ${team}: ${texts.text(person)}, ${texts.text(allocation)}`,
  'teams.events.memberChanged': ({ person, team, allocation }, texts) =>
    `Miembro del equipo ${team} modificado: ${texts.text(person)}, ahora ${texts.text(allocation)}`,
  'teams.events.memberEnded': ({ person, team, endDate }, texts) =>
    `Asignación al equipo ${team} finalizada: ${texts.text(person)}, ${dateText(endDate, texts.locale)}`,
  'teams.events.memberRemoved': ({ person, team }, texts) =>
    `Miembro quitado del equipo ${team}: ${texts.text(person)}`,
  'teams.events.removedWithTeam': ({ person, team }, texts) =>
    `Miembro quitado del equipo ${team}, que se ha eliminado: ${texts.text(person)}`,
} satisfies Catalogue<typeof en>;
