import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'time-off.leaving.title': ({ name }) => `Préparer le départ : ${name}`,
  'time-off.leaving.hint':
    'L’accès est conservé jusqu’à la fin du dernier jour, puis le compte est désactivé automatiquement.',
  'time-off.leaving.loading': 'Chargement des éléments en suspens',
  'time-off.leaving.notLoaded': 'Impossible de charger les éléments en suspens',
  'time-off.leaving.notLoadedHint': 'Rien n’a été modifié.',
  'time-off.leaving.save': 'Enregistrer le dernier jour',
  'time-off.leaving.saving': 'Enregistrement…',
  'time-off.leaving.saved': 'Dernier jour enregistré',
  'time-off.leaving.notSaved': 'Le dernier jour n’a pas été enregistré',
  'time-off.leaving.isOver': 'Ce jour est passé : le compte est donc désactivé.',
  'time-off.leaving.lastDayLabel': 'Dernier jour',
  'time-off.leaving.status': 'Statut',
  'time-off.leaving.active': 'Actif',
  'time-off.leaving.inactive': 'Désactivé',
  'time-off.leaving.endTimeOff': 'Mettre fin aux absences le dernier jour',
  'time-off.leaving.endMemberships': 'Mettre fin aux appartenances aux équipes le dernier jour',
  'time-off.leaving.successor': 'Successeur (facultatif)',
  'time-off.leaving.successorHint':
    'Dirige ses équipes à partir du lendemain et valide les demandes de leurs membres.',
  'time-off.leaving.noSuccessor': 'Personne pour l’instant',
  'time-off.leaving.reasonLabel': 'Motif',
  'time-off.leaving.ownReasonHint':
    'Vous êtes le seul administrateur : l’action est journalisée avec votre motif.',
  'time-off.leaving.open': 'Éléments en suspens',
  'time-off.leaving.nothingOpen': 'Rien ne reste en suspens après ce jour.',
  'time-off.leaving.leftAtEnd': 'Restant le dernier jour',
  'time-off.leaving.leftOfType': ({ type, amount }) => `${type} : ${amount}`,
  'time-off.leaving.takenInAdvance': ({ type, amount }) => `${type} : pris par anticipation : ${amount}`,
  'time-off.leaving.payOut': 'Enregistrer une indemnisation…',
  'time-off.leaving.certificate': 'Imprimer l’attestation de congés…',
  'time-off.leaving.pendingRequests': ({ count }) =>
    plural('fr', count, { one: `${count} demande en attente`, other: `${count} demandes en attente` }),
  'time-off.leaving.laterTimeOff': 'Absences après ce jour',
  'time-off.leaving.memberships': ({ count }) =>
    plural('fr', count, {
      one: `${count} appartenance à une équipe qui se poursuit`,
      other: `${count} appartenances à des équipes qui se poursuivent`,
    }),
  'time-off.leaving.membership': ({ team, percent, since }, { locale }) =>
    `${team}, ${formatNumber(percent, locale)} % depuis le ${dateText(since, locale)}`,
  'time-off.leaving.ledTeams': ({ count }) =>
    plural('fr', count, { one: `${count} équipe dirigée`, other: `${count} équipes dirigées` }),
  'time-off.leaving.waitingRequests': ({ count }) =>
    plural('fr', count, {
      one: `${count} demande en attente de sa validation`,
      other: `${count} demandes en attente de sa validation`,
    }),
  'time-off.leaving.waitingRequest': ({ name, request }) => `${name} : ${request}`,
} satisfies Catalogue<typeof en>;
