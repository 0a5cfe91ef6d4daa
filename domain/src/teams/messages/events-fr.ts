import { dateText } from '../../calendar/date-text.ts';
import { formatPercent } from '../../language/formats.ts';
import type { Catalogue } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './events-en.ts';

export const fr = {
  'teams.events.created': ({ name, department }) => `Équipe créée (${department}) : ${name}`,
  'teams.events.passedOn': ({ name, leaver, successor }, texts) =>
    `${texts.text(successor)} dirige l’équipe ${name} après ${texts.text(leaver)}`,
  'teams.events.changed': ({ name }) => `Équipe modifiée : ${name}`,
  'teams.events.renamed': ({ before, name }) => `Équipe modifiée : ${before}, désormais ${name}`,
  'teams.events.deleted': ({ name, members }) =>
    plural('fr', members, {
      one: `Équipe supprimée avec ${members} appartenance : ${name}`,
      other: `Équipe supprimée avec ${members} appartenances : ${name}`,
    }),
  'teams.events.allocation': ({ percent, startDate, endDate, isActive }, { locale }) => {
    const end = endDate === undefined ? '' : ` jusqu’au ${dateText(endDate, locale)}`;
    const state = isActive ? '' : ', inactif';
    return `${formatPercent(percent, locale)} à partir du ${dateText(startDate, locale)}${end}${state}`;
  },
  'teams.events.memberAdded': ({ person, team, allocation }, texts) =>
    `Membre ajouté à l’équipe ${team} : ${texts.text(person)}, ${texts.text(allocation)}`,
  'teams.events.memberChanged': ({ person, team, allocation }, texts) =>
    `Affectation modifiée dans l’équipe ${team} : ${texts.text(person)}, désormais ${texts.text(allocation)}`,
  'teams.events.memberEnded': ({ person, team, endDate }, texts) =>
    `Appartenance à l’équipe ${team} terminée le ${dateText(endDate, texts.locale)} : ${texts.text(person)}`,
  'teams.events.memberRemoved': ({ person, team }, texts) =>
    `Membre retiré de l’équipe ${team} : ${texts.text(person)}`,
  'teams.events.removedWithTeam': ({ person, team }, texts) =>
    `Membre retiré de l’équipe ${team}, qui a été supprimée : ${texts.text(person)}`,
} satisfies Catalogue<typeof en>;
