import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './list-en.ts';

export const fr = {
  'time-off.requests.mine': 'Mes demandes d’absence',
  'time-off.requests.all': 'Toutes les demandes d’absence',
  'time-off.requests.noneOfMine': 'Vous n’avez pas encore envoyé de demande d’absence.',
  'time-off.requests.noneMatch': 'Aucune demande d’absence ne correspond à vos filtres actuels.',
  'time-off.requests.pendingTitle': 'En attente des RH',
  'time-off.requests.nonePending': 'Aucune demande d’absence n’attend la validation des RH.',
  'time-off.requests.total': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `${formatNumber(count, locale)} demande au total`,
      other: `${formatNumber(count, locale)} demandes au total`,
    }),
  'time-off.requests.loading': 'Chargement…',
  'time-off.requests.notLoaded': 'Impossible de charger les demandes',
  'time-off.requests.pages': 'demandes d’absence',
  'time-off.requests.nothingFound': 'Aucune demande trouvée',
  'time-off.requests.list': 'Demandes',
  'time-off.requests.loadingList': 'Chargement des demandes',
  'time-off.requests.filter': 'Filtrer les demandes',
  'time-off.requests.filterStatus': 'Statut',
  'time-off.requests.allStatuses': 'Tous les statuts',
  'time-off.requests.filterType': 'Type',
  'time-off.requests.allTypes': 'Tous les types',
  'time-off.requests.sortBy': 'Trier par',
  'time-off.requests.byCreation': 'Date de création',
  'time-off.requests.byStart': 'Date de début',
  'time-off.requests.order': 'Ordre',
  'time-off.requests.newestFirst': 'Plus récentes d’abord',
  'time-off.requests.oldestFirst': 'Plus anciennes d’abord',
  'time-off.requests.requester': 'Demandeur',
  'time-off.requests.deactivated': 'désactivé',
  'time-off.requests.recordedBy': ({ name }) => `Enregistrée par ${name}`,
  'time-off.requests.wasRejected': 'La demande a été refusée',
  'time-off.requests.fromDay': ({ day }) => `Du ${day}`,
  'time-off.requests.toDay': ({ day }) => `au ${day}`,
  'time-off.requests.halfOfDay': ({ day, half }) => `${day}, ${half}`,
  'time-off.requests.submittedOn': ({ day, state }) => `Envoyée le ${day} · ${state}`,
  'time-off.requests.yoursToDecide': 'À vous de décider, en tant que seul administrateur',
  'time-off.requests.awaitingReview': 'En attente de vérification par les RH',
  'time-off.requests.decidedOn': ({ day, state }) => `${state} le ${day}`,
  'time-off.requests.recordedOn': ({ day }) => `Enregistrée le ${day}, sans validation requise`,
  'time-off.requests.recordedWithoutApproval': 'Enregistrée, sans validation requise',
} satisfies Catalogue<typeof en>;
