import { dateText } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './dialogs-en.ts';

export const fr = {
  'teams.members.allocationsFailed': ({ reason }) => `Impossible de charger les affectations : ${reason}`,
  'teams.members.checking': ({ name }) => `Vérification des affectations actuelles (${name})…`,
  'teams.members.choosePersonAndStart':
    'Choisissez une personne et une date de début pour voir le temps disponible sur la période.',
  'teams.members.choosePerson': 'Choisissez une personne pour voir le temps disponible sur la période.',
  'teams.members.chooseStart': ({ name }) =>
    `Choisissez une date de début pour voir le temps disponible sur la période (${name}).`,
  'teams.members.chooseEnd': ({ name }) =>
    `Choisissez une date de fin qui ne précède pas la date de début pour voir le temps disponible sur la période (${name}).`,
  'teams.members.fullestDay': ({ name, date }, { locale }) =>
    `${name} le ${dateText(date, locale)}, jour le plus chargé`,
  'teams.members.within': 'dans les 100 %',
  'teams.members.over': 'plus de 100 %',
  'teams.members.verdictAlone': ({ verdict, available }, { locale }) =>
    `${verdict} : rien d’autre sur cette période, ${formatPercent(available, locale)} disponibles`,
  'teams.members.verdict': ({ verdict, others, available }, { locale }) =>
    `${verdict} : ${formatPercent(others, locale)} dans d’autres équipes, ${formatPercent(available, locale)} disponibles`,
  'teams.members.inThisPeriod': 'Affectations sur cette période',
  'teams.members.shareFrom': ({ team, percent, start }, { locale }) =>
    `${team} ${formatPercent(percent, locale)} à partir du ${start}`,
  'teams.members.shareFromTo': ({ team, percent, start, end }, { locale }) =>
    `${team} ${formatPercent(percent, locale)} du ${start} au ${end}`,
  'teams.members.editTitle': 'Modifier le membre de l’équipe',
  'teams.members.addTitle': 'Ajouter un membre à l’équipe',
  'teams.members.changeAllocation': 'Modifier l’affectation',
  'teams.members.memberOfTeam': ({ name, team }) => `${name} · ${team}`,
  'teams.members.close': 'Terminé',
  'teams.members.removeTitle': 'Retirer le membre',
  'teams.members.removeQuestion': ({ name }) => `Voulez-vous vraiment retirer ${name} de cette équipe ?`,
  'teams.members.removeFromQuestion': ({ name, team }) =>
    `Voulez-vous vraiment retirer ${name} de l’équipe ${team} ?`,
  'teams.members.removed': ({ name }) => `Retrait de l’équipe effectué : ${name}`,
  'teams.members.isDeleted': 'L’appartenance n’a pas encore commencé et sera donc supprimée.',
  'teams.members.isEnded': ({ date }, { locale }) =>
    `L’appartenance prend fin le ${dateText(date, locale)} et reste parmi les passées.`,
  'teams.members.isOver': 'L’appartenance est déjà terminée et reste telle quelle.',
  'teams.members.team': 'Équipe',
  'teams.members.selectTeam': 'Sélectionner une équipe',
  'teams.members.user': 'Utilisateur',
  'teams.members.selectUser': 'Sélectionner un utilisateur',
  'teams.members.optionalEnd': 'Date de fin (facultatif)',
  'teams.members.adding': 'Ajout…',
  'teams.members.added': 'Membre ajouté',
  'teams.members.notAdded': 'Le membre n’a pas été ajouté',
  'teams.members.save': 'Enregistrer les modifications',
  'teams.members.saving': 'Enregistrement…',
  'teams.members.saved': 'Appartenance enregistrée',
  'teams.members.notSaved': 'L’appartenance n’a pas été enregistrée',
  'teams.members.alreadyInTeam': 'Déjà dans cette équipe à ce moment-là',
} satisfies Catalogue<typeof en>;
