import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'time-off.approvals.pending': 'Demandes à valider',
  'time-off.approvals.refresh': 'Actualiser',
  'time-off.approvals.loading': 'Chargement des demandes à valider',
  'time-off.approvals.outdated': 'Ces demandes ne sont peut-être plus à jour',
  'time-off.approvals.pages': 'demandes à valider',
  'time-off.approvals.toDecide': 'Demandes à valider',
  'time-off.approvals.allDone': 'Tout est à jour !',
  'time-off.approvals.allDoneHint': 'Aucune demande d’absence n’attend actuellement votre validation.',
  'time-off.approvals.notDecided': ({ count }) =>
    plural('fr', count, {
      one: `${count} demande n’a pas pu être traitée`,
      other: `${count} demandes n’ont pas pu être traitées`,
    }),
  'time-off.approvals.notDecidedBecause': ({ name, days, fault }) => `${name}, ${days} : ${fault}`,
  'time-off.approvals.keyNext': 'suivante',
  'time-off.approvals.keyPrevious': 'précédente',
  'time-off.approvals.keyApprove': 'approuver',
  'time-off.approvals.keyReject': 'refuser',
  'time-off.approvals.keySelect': 'sélectionner',
  'time-off.approvals.keyUndo': 'annuler l’action',
  'time-off.approvals.keysInProfile': 'Désactivez-les dans votre profil.',
  'time-off.approvals.rejectVacation': 'Refuser la demande de congés payés',
  'time-off.approvals.willSeeReason': ({ name }) => `${name} verra ce motif.`,
  'time-off.approvals.select': ({ name }) => `Sélectionner : ${name}`,
  'time-off.approvals.from': 'Du',
  'time-off.approvals.to': 'Au',
  'time-off.approvals.endBeforeStart': 'Ce jour précède le début',
  'time-off.approvals.person': 'Personne',
  'time-off.approvals.everyone': 'Tout le monde',
  'time-off.approvals.onePerson': 'Une personne',
  'time-off.approvals.morePeople': ({ count }) =>
    plural('fr', count, {
      one: `${count} autre : saisissez un nom ou un e-mail.`,
      other: `${count} autres : saisissez un nom ou un e-mail.`,
    }),
} satisfies Catalogue<typeof en>;
