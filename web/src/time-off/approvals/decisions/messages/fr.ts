import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'time-off.approvals.approve': 'Approuver',
  'time-off.approvals.approving': 'Approbation…',
  'time-off.approvals.approveRequest': 'Approuver la demande',
  'time-off.approvals.approveQuestion': 'Voulez-vous vraiment approuver cette demande d’absence ?',
  'time-off.approvals.approveFailed': 'La demande n’a pas été approuvée',
  'time-off.approvals.reject': 'Refuser',
  'time-off.approvals.rejecting': 'Refus…',
  'time-off.approvals.rejectRequest': 'Refuser la demande',
  'time-off.approvals.rejectFailed': 'La demande n’a pas été refusée',
  'time-off.approvals.reasonOfRejection': 'Veuillez indiquer le motif du refus :',
  'time-off.approvals.reasonOptional': 'Motif (facultatif)',
  'time-off.approvals.reasonHint': 'Message pour la personne…',
  'time-off.approvals.reasonMissing': 'Le motif est obligatoire',
  'time-off.approvals.ownRequest':
    'C’est votre propre demande. En tant que seul administrateur, vous pouvez en décider ; l’action est journalisée.',
  'time-off.approvals.ownReason': 'Veuillez expliquer pourquoi vous décidez vous-même :',
  'time-off.approvals.ownReasonHint': 'Conservé dans le journal d’audit…',
  'time-off.approvals.about': ({ name, type, days }) => `${name}, ${type}, ${days}`,
  'time-off.approvals.approveManyFailed': 'Les demandes n’ont pas été approuvées',
  'time-off.approvals.rejectManyFailed': 'Les demandes n’ont pas été refusées',
  'time-off.approvals.approved': ({ name, days }) => `Approuvée : ${name}, ${days}`,
  'time-off.approvals.approvedCount': ({ count }) =>
    plural('fr', count, { one: `${count} approuvée`, other: `${count} approuvées` }),
  'time-off.approvals.rejected': ({ name, days }) => `Refusée : ${name}, ${days}`,
  'time-off.approvals.rejectedCount': ({ count }) =>
    plural('fr', count, { one: `${count} refusée`, other: `${count} refusées` }),
  'time-off.approvals.undo': 'Annuler l’action',
  'time-off.approvals.undoLast': ({ count }) => `Annuler les ${count} dernières`,
  'time-off.approvals.undone': ({ count }) =>
    plural('fr', count, { one: 'Décision annulée', other: `${count} décisions annulées` }),
  'time-off.approvals.undoneHint': ({ count }) =>
    plural('fr', count, {
      one: 'La demande est de nouveau en attente. Personne n’a été prévenu.',
      other: 'Les demandes sont de nouveau en attente. Personne n’a été prévenu.',
    }),
  'time-off.approvals.notUndone': ({ count }) =>
    plural('fr', count, {
      one: 'La décision n’a pas été annulée',
      other: `${count} décisions n’ont pas été annulées`,
    }),
  'time-off.approvals.changedMeanwhile': 'Cette demande a changé',
  'time-off.approvals.changedMeanwhileHint': ({ name }) =>
    `${name} : aucune décision n’a été prise. Veuillez vérifier de nouveau la demande.`,
} satisfies Catalogue<typeof en>;
