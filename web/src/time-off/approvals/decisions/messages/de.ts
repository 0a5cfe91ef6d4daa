import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'time-off.approvals.approve': 'Genehmigen',
  'time-off.approvals.approving': 'Wird genehmigt …',
  'time-off.approvals.approveRequest': 'Antrag genehmigen',
  'time-off.approvals.approveQuestion': 'Möchten Sie diesen Antrag wirklich genehmigen?',
  'time-off.approvals.approveFailed': 'Der Antrag wurde nicht genehmigt',
  'time-off.approvals.reject': 'Ablehnen',
  'time-off.approvals.rejecting': 'Wird abgelehnt …',
  'time-off.approvals.rejectRequest': 'Antrag ablehnen',
  'time-off.approvals.rejectFailed': 'Der Antrag wurde nicht abgelehnt',
  'time-off.approvals.reasonOfRejection': 'Bitte begründen Sie die Ablehnung:',
  'time-off.approvals.reasonOptional': 'Begründung (optional)',
  'time-off.approvals.reasonHint': 'Rückmeldung an die antragstellende Person …',
  'time-off.approvals.reasonMissing': 'Eine Begründung ist nötig',
  'time-off.approvals.ownRequest':
    'Dies ist Ihr eigener Antrag. Sie dürfen darüber entscheiden, weil Sie die einzige Person der Administration sind; die Entscheidung wird protokolliert.',
  'time-off.approvals.ownReason': 'Bitte erklären Sie, warum Sie selbst entscheiden:',
  'time-off.approvals.ownReasonHint': 'Wird im Protokoll gespeichert …',
  'time-off.approvals.about': ({ name, type, days }) => `${name}, ${type}, ${days}`,
  'time-off.approvals.approveManyFailed': 'Die Anträge wurden nicht genehmigt',
  'time-off.approvals.rejectManyFailed': 'Die Anträge wurden nicht abgelehnt',
  'time-off.approvals.approved': ({ name, days }) => `Genehmigt: ${name}, ${days}`,
  'time-off.approvals.approvedCount': ({ count }) => `${count} genehmigt`,
  'time-off.approvals.rejected': ({ name, days }) => `Abgelehnt: ${name}, ${days}`,
  'time-off.approvals.rejectedCount': ({ count }) => `${count} abgelehnt`,
  'time-off.approvals.undo': 'Rückgängig',
  'time-off.approvals.undoLast': ({ count }) => `Die letzten ${count} rückgängig machen`,
  'time-off.approvals.undone': ({ count }) =>
    plural('de', count, {
      one: 'Entscheidung rückgängig gemacht',
      other: `${count} Entscheidungen rückgängig gemacht`,
    }),
  'time-off.approvals.undoneHint': ({ count }) =>
    plural('de', count, {
      one: 'Der Antrag ist wieder offen. Niemand wurde benachrichtigt.',
      other: 'Die Anträge sind wieder offen. Niemand wurde benachrichtigt.',
    }),
  'time-off.approvals.notUndone': ({ count }) =>
    plural('de', count, {
      one: 'Die Entscheidung wurde nicht rückgängig gemacht',
      other: `${count} Entscheidungen wurden nicht rückgängig gemacht`,
    }),
  'time-off.approvals.changedMeanwhile': 'Dieser Antrag wurde inzwischen geändert',
  'time-off.approvals.changedMeanwhileHint': ({ name }) =>
    `${name}: Es wurde nichts entschieden. Bitte sehen Sie ihn noch einmal an.`,
} satisfies Catalogue<typeof en>;
