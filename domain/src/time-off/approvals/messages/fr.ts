import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const fr = {
  'time-off.approvals.user': 'Utilisateur',
  'time-off.approvals.request': 'Demande',
  'time-off.approvals.reason': 'Motif',
  'time-off.approvals.received': 'Reçu',
  'time-off.approvals.idsExpected': 'requestIds doit être une liste d’identifiants',
  'time-off.approvals.noneSelected': 'Sélectionnez au moins une demande',
  'time-off.approvals.tooManySelected': ({ most }) => `Sélectionnez au plus ${most} demandes`,
  'time-off.approvals.onlyHr': 'Seuls les RH décident de cette demande',
  'time-off.approvals.ownDocument': 'Une autre personne doit enregistrer la réception de votre justificatif',
  'time-off.approvals.fetched': 'obtenu',
  'time-off.approvals.fetchedByHr': 'Seules les RH peuvent indiquer qu’elles ont obtenu le justificatif',
  'time-off.approvals.noDocumentExpected': 'Aucun justificatif n’est attendu pour cette demande',
  'time-off.approvals.nothingToUndo': 'Il n’y a aucune décision à annuler pour cette demande',
  'time-off.approvals.undoOthers': 'Seule la personne qui a pris la décision peut l’annuler',
  'time-off.approvals.undoTooLate': ({ seconds }) =>
    plural('fr', seconds, {
      one: `Une décision ne peut être annulée que dans un délai de ${seconds} seconde`,
      other: `Une décision ne peut être annulée que dans un délai de ${seconds} secondes`,
    }),
  'time-off.approvals.vacationRequestedAgain': 'Ces jours de congés payés ont déjà été redemandés',
  'time-off.approvals.daysRequestedAgain': ({ type }) => `Ces jours (${type}) ont déjà été redemandés`,
} satisfies Catalogue<typeof en>;
