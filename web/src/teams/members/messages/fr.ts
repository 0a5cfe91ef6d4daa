import { dateText, periodTextBeside } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'teams.members.allocation': 'Affectation',
  'teams.members.status': 'Statut',
  'teams.members.edit': 'Modifier',
  'teams.members.editNamed': ({ name }) => `Modifier ${name}`,
  'teams.members.remove': 'Retirer',
  'teams.members.removeNamed': ({ name }) => `Retirer ${name}`,
  'teams.members.removing': 'Retrait…',
  'teams.members.actionsFor': ({ name }) => `Actions : ${name}`,
  'teams.members.ongoing': 'Sans fin prévue',
  'teams.members.addToTeam': 'Ajouter à une équipe',
  'teams.members.add': 'Ajouter un membre',
  'teams.members.memberColumn': 'Membre',
  'teams.members.roleColumn': 'Rôle',
  'teams.members.startColumn': 'Date de début',
  'teams.members.endColumn': 'Date de fin',
  'teams.members.actionsColumn': 'Actions',
  'teams.members.deactivated': ({ address }) => `${address} · désactivé`,
  'teams.members.notEmployedToday': ({ address }) => `${address} · pas en poste aujourd’hui`,
  'teams.members.starts': ({ date, today }, { locale }) => {
    const day = { startDate: date, endDate: date };
    return `Commence le ${periodTextBeside(day, { startDate: today, endDate: today }, locale)}`;
  },
  'teams.members.since': ({ start }) => `Depuis le ${start} · Sans fin prévue`,
  'teams.members.sinceUntil': ({ start, end }) => `Depuis le ${start} · Jusqu’au ${end}`,
  'teams.members.from': ({ start }) => `À partir du ${start} · Sans fin prévue`,
  'teams.members.fromUntil': ({ start, end }) => `À partir du ${start} · Jusqu’au ${end}`,
  'teams.members.myTeams': 'Mes équipes',
  'teams.members.myTeamsSubtitle': 'Comment votre temps est réparti entre elles.',
  'teams.members.findColleague': 'Trouver un collègue',
  'teams.members.myTeamsNotLoaded': 'Impossible de charger vos équipes',
  'teams.members.loadingMyTeams': 'Chargement de vos équipes',
  'teams.members.inNoTeamYet': 'Vous n’êtes encore dans aucune équipe',
  'teams.members.inNoTeamYetHint': 'Les équipes auxquelles vous êtes ajouté apparaîtront ici.',
  'teams.members.total': 'Affectation totale',
  'teams.members.today': 'Aujourd’hui',
  'teams.members.fromDate': ({ date }, { locale }) => `À partir du ${dateText(date, locale)}`,
  'teams.members.teams': 'Équipes',
  'teams.members.teamsSubtitle': 'Équipes actuelles et à venir',
  'teams.members.teamsNotLoaded': 'Impossible de charger les équipes',
  'teams.members.loadingTeams': 'Chargement des équipes',
  'teams.members.inNoTeam': 'Dans aucune équipe',
  'teams.members.change': 'Modifier',
  'teams.members.changeNamed': ({ name }) => `Modifier ${name}`,
  'teams.members.removeFromTeam': 'Retirer de l’équipe',
  'teams.members.title': 'Membres de l’équipe',
  'teams.members.titleWithCount': ({ count }) => `Membres de l’équipe (${count})`,
  'teams.members.totalActive': ({ percent }, { locale }) =>
    `Affectation active totale : ${formatPercent(percent, locale, true)}`,
  'teams.members.totalMembers': 'Membres au total',
  'teams.members.activeMembers': 'Membres actifs',
  'teams.members.notLoaded': 'Impossible de charger les membres',
  'teams.members.loading': 'Chargement des membres',
  'teams.members.table': 'Membres de l’équipe',
  'teams.members.past': 'Appartenances passées',
  'teams.members.pastCount': ({ count }) =>
    plural('fr', count, { one: `${count} appartenance passée`, other: `${count} appartenances passées` }),
  'teams.members.none': 'Aucun membre pour l’instant',
  'teams.members.noneToAdd': 'Cliquez sur « Ajouter un membre » pour commencer.',
  'teams.members.noneHint': 'Les membres de l’équipe apparaîtront ici une fois ajoutés.',
} satisfies Catalogue<typeof en>;
