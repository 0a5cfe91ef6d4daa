import { longDateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'teams.peopleFilter': 'Filtrer les personnes',
  'teams.personCount': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `${formatNumber(count, locale)} personne`,
      other: `${formatNumber(count, locale)} personnes`,
    }),
  'teams.peoplePages': 'personnes',
  'teams.noOneFound': 'Aucune personne trouvée',
  'teams.people': 'Personnes',
  'teams.findPerson': 'Trouver une personne',
  'teams.findPersonPlaceholder': 'Nom ou adresse e-mail',
  'teams.peopleNotLoaded': 'Impossible de charger les personnes',
  'teams.loadingPeople': 'Chargement des personnes',
  'teams.noOneFoundHint': 'Essayez une autre partie du nom ou de l’adresse.',
  'teams.noDepartment': 'Sans service',
  'teams.allocations': 'Affectations',
  'teams.allocationsSubtitle': 'Charge par semaine dans les équipes.',
  'teams.fullestDays': 'Jour le plus chargé de chaque semaine.',
  'teams.earlier': 'Plus tôt',
  'teams.thisWeek': 'Cette semaine',
  'teams.later': 'Plus tard',
  'teams.allocationsNotLoaded': 'Impossible de charger les affectations',
  'teams.loadingAllocations': 'Chargement des affectations',
  'teams.noSuchAllocation':
    'Aucune des personnes que vous voyez n’a une telle affectation pendant ces semaines.',
  'teams.over': 'Plus de 100 % sur une semaine',
  'teams.under': 'Moins de 100 % sur une semaine',
  'teams.free': 'Dans aucune équipe',
  'teams.search': 'Rechercher',
  'teams.searchPlaceholder': 'Rechercher par nom ou e-mail…',
  'teams.allocation': 'Affectation',
  'teams.anyAllocation': 'Toutes',
  'teams.myTeams': 'Mes équipes',
  'teams.myTeamsSubtitle': 'Les équipes que vous dirigez ou dont vous faites partie.',
  'teams.invalidId': 'Identifiant d’équipe non valide.',
  'teams.notFound': 'Équipe introuvable',
  'teams.maybeDeleted': 'Elle a peut-être été supprimée.',
  'teams.loading': 'Chargement de l’équipe',
  'teams.back': 'Retour aux équipes',
  'teams.noDescription': 'Pas de description',
  'teams.edit': 'Modifier l’équipe',
  'teams.delete': 'Supprimer l’équipe',
  'teams.information': 'Informations sur l’équipe',
  'teams.status': 'Statut',
  'teams.department': 'Service',
  'teams.lead': 'Responsable d’équipe',
  'teams.noLead': 'Sans responsable d’équipe',
  'teams.created': 'Créée',
  'teams.createdOn': ({ date }) => longDateText(date, 'fr'),
  'teams.overview': 'Vue d’ensemble de l’équipe',
  'teams.activeMembers': 'Membres actifs',
  'teams.fullTimeEquivalents': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `${formatNumber(count, locale, 1)} équivalent temps plein aujourd’hui`,
      other: `${formatNumber(count, locale, 1)} équivalents temps plein aujourd’hui`,
    }),
} satisfies Catalogue<typeof en>;
