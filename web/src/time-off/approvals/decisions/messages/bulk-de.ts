import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './bulk-en.ts';

export const de = {
  'time-off.approvals.selectAll': 'Alle auswählen',
  'time-off.approvals.selectAllPages': ({ count }) => `Alle ${count} auswählen`,
  'time-off.approvals.selectFirst': ({ count }) => `Die ersten ${count} auswählen`,
  'time-off.approvals.selected': ({ count }) => `${count} ausgewählt`,
  'time-off.approvals.notSelected': 'Die Anträge konnten nicht ausgewählt werden',
  'time-off.approvals.approveSelected': 'Ausgewählte genehmigen',
  'time-off.approvals.rejectSelected': 'Ausgewählte ablehnen',
  'time-off.approvals.approveRequests': ({ count }) =>
    plural('de', count, { one: 'Antrag genehmigen', other: 'Anträge genehmigen' }),
  'time-off.approvals.approveCounted': ({ count }) =>
    plural('de', count, { one: 'Antrag genehmigen', other: `${count} Anträge genehmigen` }),
  'time-off.approvals.approveAcrossPages': ({ count }) =>
    plural('de', count, {
      one: `Möchten Sie wirklich ${count} Antrag genehmigen? Er steht nicht auf dieser Seite.`,
      other: `Möchten Sie wirklich ${count} Anträge genehmigen? Nicht alle stehen auf dieser Seite.`,
    }),
  'time-off.approvals.approvingProgress': ({ done, total }) => `Genehmigt: ${done} von ${total}`,
  'time-off.approvals.rejectRequests': ({ count }) =>
    plural('de', count, { one: 'Antrag ablehnen', other: 'Anträge ablehnen' }),
  'time-off.approvals.rejectCounted': ({ count }) =>
    plural('de', count, { one: 'Antrag ablehnen', other: `${count} Anträge ablehnen` }),
  'time-off.approvals.requestersWillSee': ({ count }) =>
    plural('de', count, {
      one: 'Die antragstellende Person sieht diese Begründung.',
      other: `Alle, die diese ${count} Anträge gestellt haben, sehen diese Begründung.`,
    }),
  'time-off.approvals.rejectingProgress': ({ done, total }) => `Abgelehnt: ${done} von ${total}`,
} satisfies Catalogue<typeof en>;
